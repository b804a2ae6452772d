import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import type { ReactNode } from 'react'
import type { DataDownload } from '#contract/own-data/own-data.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { formatMinute, formatSize, percent } from '#web/ui/format.ts'
import { useRequestDownload } from './own-data.api.ts'
import classes from './own-data.module.css'

export function DownloadCard({ download }: { download: DataDownload | null }) {
  const request = useRequestDownload()
  const prepareButton = (label: string, variant: 'filled' | 'default') => (
    <Button variant={variant} loading={request.isPending} onClick={() => request.mutate()}>
      {label}
    </Button>
  )
  return (
    <Card title="Download your data">
      <div className={classes.content}>
        <p className={classes.text}>
          A zip with your profile, purchases, points, learning, certificates, reviews and everything you made, as JSON files with
          an explanation, and with the files that you uploaded.
        </p>
        <div>
          {/* The live region is there from the start, so that a screen reader says what changes. */}
          <div role="status" className={classes.status}>
            {download && <State download={download} />}
          </div>
          {buttonsFor(download, prepareButton)}
        </div>
        {request.isError && <ErrorList messages={errorMessages(request.error)} />}
      </div>
    </Card>
  )
}

function buttonsFor(
  download: DataDownload | null,
  prepareButton: (label: string, variant: 'filled' | 'default') => ReactNode,
): ReactNode {
  if (!download) return prepareButton('Prepare download', 'filled')
  if (download.state === 'failed') return prepareButton('Try again', 'filled')
  if (!download.ready) return null
  return (
    <div className={classes.buttons}>
      <LinkButton href={download.ready.link} download>
        Download zip
      </LinkButton>
      {prepareButton('Prepare again', 'default')}
    </div>
  )
}

function State({ download: { state, progress, ready, requestedAtUTC } }: { download: DataDownload }) {
  if (ready) {
    return (
      <p className={classes.text}>
        Your data as of {formatMinute(requestedAtUTC)} is ready: {formatSize(ready.size)}. It is kept until{' '}
        {formatMinute(ready.keptUntilUTC)}.
      </p>
    )
  }
  if (state === 'failed') return <p className={classes.text}>Your download could not be prepared. Please try again later.</p>
  return (
    <>
      <p className={classes.text}>
        {state === 'waiting' ? 'Your download will be prepared in a moment.' : 'Your download is being prepared.'} You can leave
        this page and come back later.
      </p>
      <Progress className={classes.progress} value={progress} aria-label={`Preparing the download: ${percent(progress)}`} />
    </>
  )
}
