import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { PointsCode } from '#contract/codes/codes.ts'
import { StatisticsFrame } from '#web/features/statistics/index.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ShelfDrawing } from '#web/ui/first-drawings.tsx'
import { formatCalendarDay, formatDay } from '#web/ui/format.ts'
import lines from '#web/ui/line-list.module.css'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { usePageNumber } from '#web/ui/page-number.ts'
import { Pages } from '#web/ui/pages.tsx'
import { useLeaveLine } from '#web/ui/use-leave-line.ts'
import { common } from '#web/ui/words.ts'
import { codesQuery, useStopCode } from './codes.api.ts'
import classes from './codes.module.css'
import { words } from './words.ts'

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
      title={words.title}
      lead={words.about}
      actions={<Button onClick={() => setIssuing(true)}>{words.issue}</Button>}
    >
      <div role="status">
        {issued && (
          <Notice isDone>
            {words.issued({ code: issued.code, word: (text) => <strong className={classes.word}>{text}</strong> })}
          </Notice>
        )}
      </div>
      <div ref={content} tabIndex={-1} className={lines.content}>
        <Loaded query={query} skeleton={<LoadingRows rows={5} height={72} />}>
          {({ items, info }) =>
            items.length === 0 ? (
              <EmptyState drawing={<ShelfDrawing />}>{words.none}</EmptyState>
            ) : (
              <div className={classes.page} aria-busy={query.isPlaceholderData}>
                <ul className={lines.list} aria-label={words.title}>
                  {items.map((code) => (
                    <CodeLine key={code.id} code={code} onStop={() => setStopped(code)} />
                  ))}
                </ul>
                <Pages info={info} onChange={setPageNumber} of={words.title} />
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
  open: words.open,
  'used-up': words.usedUp,
  ended: words.ended,
  stopped: words.stopped,
}

function CodeLine({ code, onStop }: { code: PointsCode; onStop: () => void }) {
  const { points, uses, used, lastDay, state, reason, admin, dateUTC } = code
  return (
    <li>
      <div className={lines.words}>
        <strong className={classes.word}>{code.code}</strong> <span>{reason}</span>
        <p>
          {words.worth({
            state: states[state],
            points: common.points({ count: points }),
            left: uses - used,
            uses: words.uses({ count: uses }),
            most: common.points({ count: points * uses }),
          })}
        </p>
        <p>{words.until({ lastDay: formatCalendarDay(lastDay), admin, day: formatDay(dateUTC) })}</p>
      </div>
      {state === 'open' && (
        <div className={lines.buttons}>
          <Button variant="default" size="sm" aria-label={words.stopCode({ code: code.code })} onClick={onStop}>
            {words.stop}
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
    notifyDone(words.isStopped({ code: code.code }))
    onStopped()
  }
  return (
    <ConfirmDialog
      title={words.stopTitle({ code: code.code })}
      confirm={words.stopIt}
      cancel={words.leaveOpen}
      isDestructive
      isBusy={stop.isPending}
      error={stop.error}
      onConfirm={() => stop.mutate(code.id, { onSuccess: done })}
      onCancel={onClose}
    >
      {words.stopHelp}
    </ConfirmDialog>
  )
}

export { CodesScreen as Component }
