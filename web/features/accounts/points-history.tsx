import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PointsMovement } from '#contract/points.ts'
import { messagesOf } from '#web/core/call-error.ts'
import { Card } from '#web/ui/card.tsx'
import { formatMinute } from '#web/ui/dates.ts'
import { ShelfDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { Pages } from '#web/ui/pages.tsx'
import { Points } from '#web/ui/points.tsx'
import { pointsQuery } from './accounts.api.ts'
import classes from './points-history.module.css'

export function PointsHistory() {
  const [pageNumber, setPageNumber] = useState(1)
  const { data: page, error, isPlaceholderData, refetch } = useQuery(pointsQuery(pageNumber))
  return (
    <Card title="Points history">
      {page ? (
        <div className={classes.history} aria-busy={isPlaceholderData}>
          {page.items.length === 0 ? (
            <EmptyState drawing={<ShelfDrawing />}>No points have been earned or spent yet.</EmptyState>
          ) : (
            <MovementTable movements={page.items} />
          )}
          <Pages info={page.info} onChange={setPageNumber} of="Points history" />
        </div>
      ) : error ? (
        <div className={classes.history}>
          <ErrorList messages={messagesOf(error)} />
          <Button variant="default" onClick={() => refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <LoadingRows rows={5} />
      )}
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
            <td className={classes.after}>{movement.balanceAfter.toLocaleString()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
