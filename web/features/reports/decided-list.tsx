import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DecidedReports } from '#contract/reports/reports.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SproutDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import lines from '#web/ui/line-list.module.css'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { usePageNumber } from '#web/ui/page-number.ts'
import { Pages } from '#web/ui/pages.tsx'
import { useLeaveLine } from '#web/ui/use-leave-line.ts'
import { moment, Reported, reportedName } from './reported.tsx'
import { decidedQuery, useShowAgain } from './reports.api.ts'
import classes from './reports.module.css'
import { decidedBy, isShownAgain, showTitles, words } from './words.ts'

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
            <EmptyState drawing={<SproutDrawing />}>{words.noneDecided}</EmptyState>
          ) : (
            <div className={classes.page} aria-busy={query.isPlaceholderData}>
              <ol className={lines.list} aria-label={words.decidedReports}>
                {items.map((item) => (
                  <DecidedLine key={item.decisionId} item={item} onShow={() => setShown(item)} />
                ))}
              </ol>
              <Pages of={words.decidedReports} info={info} onChange={setPageNumber} />
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

const strong = (text: string) => <strong>{text}</strong>

function DecidedLine({ item, onShow }: { item: DecidedReports; onShow: () => void }) {
  const { decision, reason, admin, dateUTC, shownAgain, isHidden, reportsCount } = item
  return (
    <li>
      <Reported thing={item}>
        <p>{decidedBy[decision]({ strong, admin, ...moment(dateUTC), reports: words.reports({ count: reportsCount }) })}</p>
        {reason && <p>{words.reasonWas({ reason })}</p>}
        {shownAgain && <p>{words.shownAgainBy({ strong, admin: shownAgain.admin, ...moment(shownAgain.dateUTC) })}</p>}
      </Reported>
      {isHidden && (
        <div className={lines.buttons}>
          <Button variant="default" size="sm" aria-label={words.showAgainThing({ thing: reportedName(item) })} onClick={onShow}>
            {words.showAgain}
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
  const done = () => {
    notifyDone(isShownAgain[item.what])
    onShown()
  }
  return (
    <ConfirmDialog
      title={showTitles[item.what]}
      confirm={words.showItAgain}
      cancel={words.leaveHidden}
      isBusy={show.isPending}
      error={show.error}
      onConfirm={() => show.mutate(item.decisionId, { onSuccess: done })}
      onCancel={onClose}
    >
      {words.everybodySees({ thing: reportedName(item) })}
    </ConfirmDialog>
  )
}
