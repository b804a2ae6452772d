import { useQuery } from '@tanstack/react-query'
import type { AuditEntry } from '#contract/statistics.ts'
import { formatMinute } from '#web/ui/format.ts'
import { usePageNumber } from '#web/ui/page-number.ts'
import type { Column } from './data-table.tsx'
import { auditQuery } from './statistics.api.ts'
import { StatisticsFrame } from './statistics-frame.tsx'
import { TablePage } from './table-page.tsx'

const acts: Record<AuditEntry['act'], string> = {
  'grant-points': 'Granted points',
  'correct-points': 'Took points back',
  'make-admin': 'Made Admin',
  'unmake-admin': 'Removed as Admin',
  'sign-out': 'Logged out everywhere',
  'write-page': 'Wrote a page',
  'remove-page': 'Removed a page',
  'reset-link': 'Made a reset link',
  'add-field': 'Added a field of study',
  'rename-field': 'Renamed a field of study',
  'order-fields': 'Ordered the fields of study',
  'remove-field': 'Removed a field of study',
  'add-goal': 'Added a goal',
  'change-goal': 'Changed a goal',
  'order-goals': 'Ordered the goals',
  'remove-goal': 'Removed a goal',
  'issue-code': 'Issued a code',
  'stop-code': 'Stopped a code',
  'approve-course': 'Approved a course',
  'refuse-course': 'Refused a course',
  'keep-reported': 'Kept what was reported',
  'hide-reported': 'Hid what was reported',
  'show-again': 'Showed it again',
}

const columns: Column<AuditEntry>[] = [
  { name: 'date', label: 'Date', cell: ({ dateUTC }) => <time dateTime={dateUTC}>{formatMinute(dateUTC)}</time> },
  { name: 'admin', label: 'Admin', cell: ({ admin }) => admin },
  { name: 'act', label: 'Act', cell: ({ act }) => acts[act] },
  { name: 'user', label: 'User', cell: ({ user }) => user },
  { name: 'details', label: 'Details', cell: ({ details }) => details },
]

function AuditScreen() {
  const [pageNumber, setPageNumber] = usePageNumber()
  const query = useQuery(auditQuery(pageNumber))
  return (
    <StatisticsFrame title="Audit log" lead="What Admins have done, newest first. Entries cannot be changed or deleted.">
      <TablePage
        label="Audit log"
        columns={columns}
        query={query}
        keyOf={({ id }) => id}
        onPage={(page) => setPageNumber(page, { preventScrollReset: true })}
        empty="Nothing has been logged yet."
      />
    </StatisticsFrame>
  )
}

export { AuditScreen as Component }
