import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PointsMovement } from '#contract/points.ts'
import { Card } from '#web/ui/card.tsx'
import { ShelfDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { formatMinute, formatNumber } from '#web/ui/format.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { Pages } from '#web/ui/pages.tsx'
import { Points } from '#web/ui/points.tsx'
import classes from './points-history.module.css'
import { pointsQuery } from './profile.api.ts'

export function PointsHistory() {
  const [pageNumber, setPageNumber] = useState(1)
  const query = useQuery(pointsQuery(pageNumber))
  return (
    <Card title="Points history">
      <Loaded query={query} skeleton={<LoadingRows rows={5} />}>
        {({ items, info }) => (
          <div className={classes.history} aria-busy={query.isPlaceholderData}>
            {items.length === 0 ? (
              <EmptyState drawing={<ShelfDrawing />}>No points have been earned or spent yet.</EmptyState>
            ) : (
              <MovementTable movements={items} />
            )}
            <Pages info={info} onChange={setPageNumber} of="Points history" />
          </div>
        )}
      </Loaded>
    </Card>
  )
}

function MovementTable({ movements }: { movements: PointsMovement[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">What for</th>
          <th scope="col">Amount</th>
          <th scope="col">Balance after</th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <tr key={movement.id}>
            <td className={classes.date}>{formatMinute(movement.dateUTC)}</td>
            <td className={classes.reason}>{movement.reason}</td>
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
