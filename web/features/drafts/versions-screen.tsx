import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { data, Link, type LoaderFunctionArgs, useNavigate, useParams, useSearchParams } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { CourseVersion } from '#contract/drafts/versions.ts'
import { queryClient } from '#web/core/query-client.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SproutDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { formatMinute } from '#web/ui/format.ts'
import lines from '#web/ui/line-list.module.css'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { courseDraftQuery, useRestore, versionQuery, versionsQuery } from './drafts.api.ts'
import { VersionChanges } from './version-changes.tsx'
import classes from './versions-screen.module.css'
import { words } from './words.ts'

function loadVersions({ params: { id = '' } }: LoaderFunctionArgs) {
  if (!/^\d{1,10}$/.test(id)) throw data(null, { status: 404 })
  return queryClient.ensureQueryData(versionsQuery(Number(id)))
}

/** The publications of a course. One of them is compared with the present one, and can become a draft again. */
function VersionsScreen() {
  const courseId = Number(useParams().id)
  const [params] = useSearchParams()
  const chosen = Number(params.get('version')) || undefined
  const query = useQuery(versionsQuery(courseId))
  return (
    <>
      <PageHeading title={words.earlierVersions}>
        <Anchor component={Link} to={paths.editCourse(courseId)}>
          {words.backToCourse}
        </Anchor>
      </PageHeading>
      <Loaded query={query} skeleton={<LoadingRows rows={4} height={72} />}>
        {(versions) =>
          versions.length === 0 ? (
            <EmptyState drawing={<SproutDrawing />}>{words.noVersions}</EmptyState>
          ) : (
            <div className={classes.page}>
              <VersionList courseId={courseId} versions={versions} chosen={chosen} />
              {chosen && <Comparison key={chosen} courseId={courseId} number={chosen} />}
            </div>
          )
        }
      </Loaded>
    </>
  )
}

interface VersionListProps {
  courseId: number
  versions: CourseVersion[]
  chosen: number | undefined
}

function VersionList({ courseId, versions, chosen }: VersionListProps) {
  return (
    <ol className={lines.list} aria-label={words.versions}>
      {versions.map(({ number, dateUTC, by, note }, place) => (
        <li key={number}>
          <div className={lines.words}>
            <strong>{(place === 0 ? words.currentVersion : words.version)({ number: String(number) })}</strong>
            <p>{savedBy(dateUTC, by)}</p>
            {note && <p>{words.quotedNote({ note })}</p>}
          </div>
          {place > 0 && (
            <div className={lines.buttons}>
              <LinkButton
                to={paths.versions(courseId, number)}
                replace={chosen !== undefined}
                preventScrollReset
                variant={chosen === number ? 'light' : 'default'}
                size="sm"
                aria-current={chosen === number || undefined}
                aria-label={words.compareVersion({ number: String(number) })}
              >
                {words.compare}
              </LinkButton>
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

function savedBy(dateUTC: string, name: string | null) {
  const saved = { saved: formatMinute(dateUTC), time: (text: string) => <time dateTime={dateUTC}>{text}</time> }
  return name === null ? words.savedByFormer(saved) : words.savedBy({ ...saved, name })
}

function Comparison({ courseId, number }: { courseId: number; number: number }) {
  const query = useQuery(versionQuery(courseId, number))
  const [isAsking, setAsking] = useState(false)
  return (
    <Card title={words.comparedVersion({ number: String(number) })}>
      <Loaded query={query} skeleton={<LoadingRows rows={3} height={72} />}>
        {({ changes }) => (
          <>
            {changes.length === 0 ? <p>{words.isSame}</p> : <VersionChanges changes={changes} />}
            <p>
              <Button variant="default" onClick={() => setAsking(true)}>
                {words.restoreAsDraft}
              </Button>
            </p>
          </>
        )}
      </Loaded>
      {isAsking && <RestoreDialog courseId={courseId} number={number} onClose={() => setAsking(false)} />}
    </Card>
  )
}

function RestoreDialog({ courseId, number, onClose }: { courseId: number; number: number; onClose: () => void }) {
  const { data: own } = useQuery(courseDraftQuery(courseId))
  const restore = useRestore(courseId)
  const navigate = useNavigate()
  const confirm = () =>
    restore.mutate(number, {
      onSuccess: () => {
        notifyDone(words.restored({ number: String(number) }))
        navigate(paths.editCourse(courseId))
      },
    })
  return (
    <ConfirmDialog
      title={words.restoreTitle({ number: String(number) })}
      confirm={words.restore}
      cancel={words.keep}
      isDestructive={own?.draft != null}
      isBusy={restore.isPending || own === undefined}
      error={restore.error}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{own?.draft ? words.replacesDraft : words.becomesDraft}</p>
    </ConfirmDialog>
  )
}

export { loadVersions as loader, VersionsScreen as Component }
