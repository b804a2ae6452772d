import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import type { WaitingReports } from '#contract/reports/reports.ts'
import { Button } from '#web/ui/button.tsx'
import { SproutDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import lines from '#web/ui/line-list.module.css'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyDone, notifyProblem } from '#web/ui/notify.tsx'
import { usePageNumber, withPageNumber } from '#web/ui/page-number.ts'
import { Pages } from '#web/ui/pages.tsx'
import { useLeaveLine } from '#web/ui/use-leave-line.ts'
import { HideDialog } from './hide-dialog.tsx'
import { moment, Reported, reportedName } from './reported.tsx'
import { useDecide, waitingQuery } from './reports.api.ts'
import classes from './reports.module.css'
import { reasons, stays, words } from './words.ts'

/** What waits for a decision, the oldest first. */
export function WaitingList() {
  const [pageNumber, setPageNumber] = usePageNumber()
  const [params] = useSearchParams()
  const query = useQuery(waitingQuery(pageNumber))
  const [hidden, setHidden] = useState<WaitingReports>()
  const { content, leaveLine } = useLeaveLine()
  const close = () => setHidden(undefined)
  return (
    <div ref={content} tabIndex={-1} className={lines.content}>
      <Loaded query={query} skeleton={<LoadingRows rows={4} height={120} />}>
        {({ items, info }) =>
          items.length === 0 && info.TotalCount > 0 ? (
            // The last one of this page was decided.
            <Navigate to={{ search: withPageNumber(params, info.TotalPages).toString() }} replace />
          ) : items.length === 0 ? (
            <EmptyState drawing={<SproutDrawing />}>{words.noneWaiting}</EmptyState>
          ) : (
            <div className={classes.page} aria-busy={query.isPlaceholderData}>
              <ol className={lines.list} aria-label={words.waitingReports}>
                {items.map((item) => (
                  <WaitingLine key={`${item.what} ${item.id}`} item={item} onKept={leaveLine} onHide={() => setHidden(item)} />
                ))}
              </ol>
              <Pages of={words.waitingReports} info={info} onChange={setPageNumber} />
            </div>
          )
        }
      </Loaded>
      {hidden && (
        <HideDialog
          thing={hidden}
          onClose={close}
          onHidden={() => {
            close()
            leaveLine()
          }}
        />
      )}
    </div>
  )
}

interface WaitingLineProps {
  item: WaitingReports
  onKept: () => void
  onHide: () => void
}

function WaitingLine({ item, onKept, onHide }: WaitingLineProps) {
  const { what, id, reports, reportsCount } = item
  const name = reportedName(item)
  const decide = useDecide()
  const kept = () => {
    notifyDone(stays[what])
    onKept()
  }
  // Not by callbacks of `mutate`: they are not called if the line is gone by then.
  const keep = () => decide.mutateAsync({ what, id, decision: 'kept' }).then(kept, notifyProblem)
  return (
    <li>
      <Reported thing={item}>
        <p>{words.reports({ count: reportsCount })}</p>
        <ul className={classes.reports}>
          {reports.map(({ id, reason, text, reporter, dateUTC }) => (
            <li key={id}>
              <strong>{reasons[reason]}</strong>{' '}
              <span className={classes.quiet}>
                {reporter ? words.byUser({ ...reporter, ...moment(dateUTC) }) : words.byGuest(moment(dateUTC))}
              </span>
              {text && <span className={classes.words}>{text}</span>}
            </li>
          ))}
        </ul>
        {reportsCount > reports.length && <p>{words.firstShown({ shown: reports.length })}</p>}
      </Reported>
      <div className={lines.buttons}>
        <Button
          variant="default"
          size="sm"
          aria-label={words.keepThing({ thing: name })}
          loading={decide.isPending}
          onClick={keep}
        >
          {words.keep}
        </Button>
        <Button size="sm" aria-label={words.hideThing({ thing: name })} onClick={onHide}>
          {words.hide}
        </Button>
      </div>
    </li>
  )
}
