import { useSuspenseQuery } from '@tanstack/react-query'
import { queryClient } from '#web/core/query-client.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { DeletionCard } from './deletion-card.tsx'
import { DownloadCard } from './download-card.tsx'
import { ownDataQuery } from './own-data.api.ts'
import classes from './own-data.module.css'
import { words } from './words.ts'

const loadOwnData = () => queryClient.ensureQueryData(ownDataQuery())

function OwnDataScreen() {
  const { data } = useSuspenseQuery(ownDataQuery())
  return (
    <>
      <PageHeading title={words.title}>{words.about}</PageHeading>
      <div className={classes.cards}>
        <DownloadCard download={data.download} />
        <DeletionCard ownData={data} />
      </div>
    </>
  )
}

export { loadOwnData as loader, OwnDataScreen as Component }
