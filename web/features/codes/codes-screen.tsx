import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { PointsCode } from '#contract/codes/codes.ts'
import { StatisticsFrame } from '#web/features/statistics/index.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ShelfDrawing } from '#web/ui/first-drawings.tsx'
import { counted, formatCalendarDay, formatDay, formatNumber } from '#web/ui/format.ts'
import lines from '#web/ui/line-list.module.css'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { usePageNumber } from '#web/ui/page-number.ts'
import { Pages } from '#web/ui/pages.tsx'
import { useLeaveLine } from '#web/ui/use-leave-line.ts'
import { codesQuery, useStopCode } from './codes.api.ts'
import classes from './codes.module.css'

const IssueDialog = lazy(() => import('./issue-dialog.tsx').then((module) => ({ default: module.IssueDialog })))

function CodesScreen() {
  const [pageNumber, setPageNumber] = usePageNumber()
  const query = useQuery(codesQuery(pageNumber))
  const [isIssuing, setIssuing] = useState(false)
  const [issued, setIssued] = useState<PointsCode>()
  const [stopped, setStopped] = useState<PointsCode>()
  const { content, leaveLine } = useLeaveLine()
  const close = () => setStopped(undefined)
  return (
    <StatisticsFrame
      title="Codes"
      lead="Users redeem codes for points on their profile, once each. The points are created only then."
      actions={<Button onClick={() => setIssuing(true)}>Issue a code</Button>}
    >
      <div role="status">
        {issued && (
          <Notice isDone>
            The code is <strong className={classes.word}>{issued.code}</strong>. Share it as you like; it stays in this list.
          </Notice>
        )}
      </div>
      <div ref={content} tabIndex={-1} className={lines.content}>
        <Loaded query={query} skeleton={<LoadingRows rows={5} height={72} />}>
          {({ items, info }) =>
            items.length === 0 ? (
              <EmptyState drawing={<ShelfDrawing />}>There are no codes yet.</EmptyState>
            ) : (
              <div className={classes.page} aria-busy={query.isPlaceholderData}>
                <ul className={lines.list} aria-label="Codes">
                  {items.map((code) => (
                    <CodeLine key={code.id} code={code} onStop={() => setStopped(code)} />
                  ))}
                </ul>
                <Pages info={info} onChange={setPageNumber} of="Codes" />
              </div>
            )
          }
        </Loaded>
      </div>
      <Suspense>
        {isIssuing && (
          <IssueDialog
            onClose={() => setIssuing(false)}
            onIssued={(code) => {
              setIssued(code)
              setIssuing(false)
            }}
          />
        )}
      </Suspense>
      {stopped && (
        <StopDialog
          code={stopped}
          onClose={close}
          onStopped={() => {
            close()
            leaveLine()
          }}
        />
      )}
    </StatisticsFrame>
  )
}

const states: Record<PointsCode['state'], string> = {
  open: 'Open',
  'used-up': 'Used up',
  ended: 'Ended',
  stopped: 'Stopped',
}

function CodeLine({ code, onStop }: { code: PointsCode; onStop: () => void }) {
  const { points, uses, used, lastDay, state, reason, admin, dateUTC } = code
  return (
    <li>
      <div className={lines.words}>
        <strong className={classes.word}>{code.code}</strong> <span>{reason}</span>
        <p>
          {`${states[state]}. ${counted(points, 'point')} each, ${formatNumber(uses - used)} of ${counted(uses, 'use')} left, at most ${counted(points * uses, 'point')} in all.`}
        </p>
        <p>{`Until ${formatCalendarDay(lastDay)}. Issued by ${admin} on ${formatDay(dateUTC)}.`}</p>
      </div>
      {state === 'open' && (
        <div className={lines.buttons}>
          <Button variant="default" size="sm" aria-label={`Stop ${code.code}`} onClick={onStop}>
            Stop
          </Button>
        </div>
      )}
    </li>
  )
}

interface StopDialogProps {
  code: PointsCode
  onClose: () => void
  onStopped: () => void
}

function StopDialog({ code, onClose, onStopped }: StopDialogProps) {
  const stop = useStopCode()
  const done = () => {
    notifyDone(`${code.code} is stopped.`)
    onStopped()
  }
  return (
    <ConfirmDialog
      title={`Stop ${code.code}?`}
      confirm="Stop it"
      cancel="Leave it open"
      isDestructive
      isBusy={stop.isPending}
      error={stop.error}
      onConfirm={() => stop.mutate(code.id, { onSuccess: done })}
      onCancel={onClose}
    >
      Nobody can redeem it any more. Points already redeemed stay. This cannot be undone.
    </ConfirmDialog>
  )
}

export { CodesScreen as Component }
