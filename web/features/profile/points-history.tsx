import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { PointsMovement } from '#contract/points/points.ts'
import type { RecentPurchase } from '#contract/refunds/refunds.ts'
import { ConfirmFirst } from '#web/features/accounts/confirm-email/index.ts'
import { CertainNote, OwedNote, ReturnOffer, refundsQuery } from '#web/features/refunds/index.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ShelfDrawing } from '#web/ui/first-drawings.tsx'
import { formatMinute, formatNumber } from '#web/ui/format.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Pages } from '#web/ui/pages.tsx'
import { Points } from '#web/ui/points.tsx'
import classes from './points-history.module.css'
import { pointsQuery } from './profile.api.ts'
import { words } from './words.ts'

export function PointsHistory({ balance }: { balance: number }) {
  const [pageNumber, setPageNumber] = useState(1)
  const [returned, setReturned] = useState<string>()
  const query = useQuery(pointsQuery(pageNumber))
  const client = useQueryClient()
  const change = (done: string) => {
    setReturned(done)
    setPageNumber(1)
    // A returned course changes nearly everything, like a purchase.
    client.removeQueries({ type: 'inactive' })
    void client.invalidateQueries()
  }
  return (
    <Card title={words.history}>
      <ConfirmFirst whatFor="points" />
      <OwedNote />
      <CertainNote balance={balance} className={classes.certain} />
      {returned && <ReturnedNote key={returned}>{returned}</ReturnedNote>}
      <Loaded query={query} skeleton={<LoadingRows rows={5} />}>
        {({ items, info }) => (
          <div className={classes.history} aria-busy={query.isPlaceholderData}>
            {items.length === 0 ? (
              <EmptyState drawing={<ShelfDrawing />}>{words.noMovements}</EmptyState>
            ) : (
              <MovementTable movements={items} onReturned={change} />
            )}
            <Pages info={info} onChange={setPageNumber} of={words.history} />
          </div>
        )}
      </Loaded>
    </Card>
  )
}

/** Takes the focus from the button, which is gone. */
function ReturnedNote({ children }: { children: string }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} tabIndex={-1} className={classes.returned}>
      <Notice isDone>{children}</Notice>
    </div>
  )
}

interface MovementTableProps {
  movements: PointsMovement[]
  onReturned: (done: string) => void
}

function MovementTable({ movements, onReturned }: MovementTableProps) {
  const { data: refunds } = useQuery(refundsQuery())
  const findPurchase = (movementId: number) => refunds?.purchases.find((purchase) => purchase.movementId === movementId)
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.whatFor}</th>
          <th scope="col">{words.amount}</th>
          <th scope="col">{words.balanceAfter}</th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <tr key={movement.id}>
            <td className={classes.date}>{formatMinute(movement.dateUTC)}</td>
            <td className={classes.reason}>
              <Reason movement={movement} purchase={findPurchase(movement.id)} onReturned={onReturned} />
            </td>
            <td className={classes.amount}>
              <Points value={movement.amount} isSigned />
            </td>
            <td className={classes.after}>{formatNumber(movement.balanceAfter)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ReasonProps {
  movement: PointsMovement
  /** Set if it was bought lately. */
  purchase: RecentPurchase | undefined
  onReturned: (done: string) => void
}

function Reason({ movement, purchase, onReturned }: ReasonProps) {
  const id = useId()
  return (
    <>
      <span id={id}>{movement.reason}</span>
      {purchase && <ReturnOffer purchase={purchase} describedBy={id} onReturned={onReturned} />}
    </>
  )
}
