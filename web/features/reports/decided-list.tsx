import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DecidedReports } from '#contract/reports/reports.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SproutDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { counted, formatMinute } from '#web/ui/format.ts'
import lines from '#web/ui/line-list.module.css'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { usePageNumber } from '#web/ui/page-number.ts'
import { Pages } from '#web/ui/pages.tsx'
import { useLeaveLine } from '#web/ui/use-leave-line.ts'
import { reportedName } from './report-words.ts'
import { Reported } from './reported.tsx'
import { decidedQuery, useShowAgain } from './reports.api.ts'
import classes from './reports.module.css'

/** What was decided, the newest first. What is hidden can be shown again. */
export function DecidedList() {
  const [pageNumber, setPageNumber] = usePageNumber()
  const query = useQuery(decidedQuery(pageNumber))
  const [shown, setShown] = useState<DecidedReports>()
  const { content, leaveLine } = useLeaveLine()
  const close = () => setShown(undefined)
  return (
    <div ref={content} tabIndex={-1} className={lines.content}>
      <Loaded query={query} skeleton={<LoadingRows rows={4} height={96} />}>
        {({ items, info }) =>
          items.length === 0 ? (
            <EmptyState drawing={<SproutDrawing />}>Nothing has been decided yet.</EmptyState>
          ) : (
            <div className={classes.page} aria-busy={query.isPlaceholderData}>
              <ol className={lines.list} aria-label="Decided reports">
                {items.map((item) => (
                  <DecidedLine key={item.decisionId} item={item} onShow={() => setShown(item)} />
                ))}
              </ol>
              <Pages of="Decided reports" info={info} onChange={setPageNumber} />
            </div>
          )
        }
      </Loaded>
      {shown && (
        <ShowDialog
          item={shown}
          onClose={close}
          onShown={() => {
            close()
            leaveLine()
          }}
        />
      )}
    </div>
  )
}

function DecidedLine({ item, onShow }: { item: DecidedReports; onShow: () => void }) {
  const { decision, reason, admin, dateUTC, shownAgain, isHidden, reportsCount } = item
  return (
    <li>
      <Reported thing={item}>
        <p>
          <strong>{decision === 'hidden' ? 'Hidden' : 'Kept'}</strong> by {admin},{' '}
          <time dateTime={dateUTC}>{formatMinute(dateUTC)}</time>, after {counted(reportsCount, 'report')}
        </p>
        {reason && <p>Reason: {reason}</p>}
        {shownAgain && (
          <p>
            <strong>Shown again</strong> by {shownAgain.admin},{' '}
            <time dateTime={shownAgain.dateUTC}>{formatMinute(shownAgain.dateUTC)}</time>
          </p>
        )}
      </Reported>
      {isHidden && (
        <div className={lines.buttons}>
          <Button variant="default" size="sm" aria-label={`Show again: ${reportedName(item)}`} onClick={onShow}>
            Show again
          </Button>
        </div>
      )}
    </li>
  )
}

interface ShowDialogProps {
  item: DecidedReports
  onClose: () => void
  onShown: () => void
}

function ShowDialog({ item, onClose, onShown }: ShowDialogProps) {
  const show = useShowAgain()
  const { what } = item
  const done = () => {
    notifyDone(`The ${what} is shown again.`)
    onShown()
  }
  return (
    <ConfirmDialog
      title={`Show this ${what} again?`}
      confirm="Show it again"
      cancel="Leave it hidden"
      isBusy={show.isPending}
      error={show.error}
      onConfirm={() => show.mutate(item.decisionId, { onSuccess: done })}
      onCancel={onClose}
    >
      {`${reportedName(item)}. Everybody sees it as before, and its author gets a notification.`}
    </ConfirmDialog>
  )
}
