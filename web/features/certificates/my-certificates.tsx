import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { OwnCertificate } from '#contract/certificates/certificates.ts'
import { paths } from '#contract/core/paths.ts'
import { words as skillWords } from '#contract/skills/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SealDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { formatCalendarDay } from '#web/ui/format.ts'
import { CertificateIcon } from '#web/ui/icons.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { Pages } from '#web/ui/pages.tsx'
import { ownCertificatesQuery, useCertificate } from './certificates.api.ts'
import classes from './my-certificates.module.css'
import { words } from './words.ts'

/** Everything that the user has earned, even from courses that were deleted. */
export function MyCertificates() {
  const [pageNumber, setPageNumber] = useState(1)
  const query = useQuery(ownCertificatesQuery(pageNumber))
  return (
    <Card title={words.own}>
      <Loaded query={query} skeleton={<LoadingRows rows={3} />}>
        {({ items, info }) =>
          items.length === 0 ? (
            <EmptyState drawing={<SealDrawing />}>{words.noneYet}</EmptyState>
          ) : (
            <div className={classes.page} aria-busy={query.isPlaceholderData}>
              <ul className={classes.certificates}>
                {items.map((certificate) => (
                  <Line key={certificate.code} certificate={certificate} />
                ))}
              </ul>
              <Pages info={info} onChange={setPageNumber} of={words.own} />
            </div>
          )
        }
      </Loaded>
    </Card>
  )
}

function Line({ certificate: { courseId, course, code, issuedAtUTC, levelsShown } }: { certificate: OwnCertificate }) {
  const { open, isPending } = useCertificate(courseId)
  const id = useId()
  return (
    <li className={classes.certificate}>
      <div className={classes.text}>
        <p id={id} className={classes.course}>
          {course}
        </p>
        <p className={classes.facts}>
          <time dateTime={issuedAtUTC}>{formatCalendarDay(issuedAtUTC)}</time>
          <Anchor component={Link} to={paths.verifyCertificate(code)} className={classes.code} title={words.whereVerified}>
            {code}
          </Anchor>
          {levelsShown && <span>{skillWords.levelsShown}</span>}
        </p>
      </div>
      <Button
        variant="default"
        size="sm"
        leftSection={<CertificateIcon />}
        loading={isPending}
        aria-describedby={id}
        onClick={open}
      >
        {words.openOwnPdf}
      </Button>
    </li>
  )
}
