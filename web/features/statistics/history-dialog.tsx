import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PointsMovement } from '#contract/points/points.ts'
import type { UserStatistics } from '#contract/statistics/statistics.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { formatMinute, formatNumber } from '#web/ui/format.ts'
import { Points } from '#web/ui/points.tsx'
import type { Column } from './data-table.tsx'
import { userPointsQuery } from './statistics.api.ts'
import { TablePage } from './table-page.tsx'
import { words } from './words.ts'

/** The same words as in the user's own points history. */
const columns: Column<PointsMovement>[] = [
  { name: 'date', label: words.date, cell: ({ dateUTC }) => <time dateTime={dateUTC}>{formatMinute(dateUTC)}</time> },
  { name: 'reason', label: words.whatFor, cell: ({ reason }) => reason },
  { name: 'amount', label: words.amount, isNumber: true, cell: ({ amount }) => <Points value={amount} isSigned /> },
  { name: 'after', label: words.balanceAfter, isNumber: true, cell: ({ balanceAfter }) => formatNumber(balanceAfter) },
]

interface HistoryDialogProps {
  user: UserStatistics
  onClose: () => void
}

export function HistoryDialog({ user: { id, name }, onClose }: HistoryDialogProps) {
  const [pageNumber, setPageNumber] = useState(1)
  const query = useQuery(userPointsQuery(id, pageNumber))
  return (
    <Dialog title={words.historyOf({ name })} size={800} onClose={onClose}>
      <TablePage
        label={words.history}
        columns={columns}
        query={query}
        rowKey={({ id }) => id}
        onPage={setPageNumber}
        empty={words.noHistory}
      />
    </Dialog>
  )
}
