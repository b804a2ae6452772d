import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { AuditEntry } from '#contract/statistics/statistics.ts'
import { formatMinute } from '#web/ui/format.ts'
import { usePageNumber } from '#web/ui/page-number.ts'
import { AuditFilters, filterIn } from './audit-filters.tsx'
import { acts } from './audit-words.ts'
import { TableCsvButton } from './csv-button.tsx'
import type { Column } from './data-table.tsx'
import { auditQuery } from './statistics.api.ts'
import { StatisticsFrame } from './statistics-frame.tsx'
import { TablePage } from './table-page.tsx'

const columns: Column<AuditEntry>[] = [
  { name: 'date', label: 'Date', cell: ({ dateUTC }) => <time dateTime={dateUTC}>{formatMinute(dateUTC)}</time> },
  { name: 'admin', label: 'Admin', cell: ({ admin }) => admin },
  { name: 'act', label: 'Act', cell: ({ act }) => acts[act] },
  { name: 'user', label: 'User', cell: ({ user }) => user },
  { name: 'details', label: 'Details', cell: ({ details }) => details },
]

function AuditScreen() {
  const [pageNumber, setPageNumber] = usePageNumber()
  const [params, setParams] = useSearchParams()
  const wanted = filterIn(params)
  const query = useQuery(auditQuery(wanted, pageNumber))
  const isFiltered = Object.keys(wanted).length > 0
  return (
    <StatisticsFrame
      title="Audit log"
      lead="What Admins have done, newest first. Entries cannot be changed or deleted."
      actions={<TableCsvButton table="audit" querystring={wanted} />}
    >
      <AuditFilters wanted={wanted} onFilter={(next) => setParams(next, { preventScrollReset: true, replace: isFiltered })} />
      <TablePage
        label="Audit log"
        columns={columns}
        query={query}
        rowKey={({ id }) => id}
        onPage={(page) => setPageNumber(page, { preventScrollReset: true })}
        empty={isFiltered ? 'No entries match. Remove a filter to see more.' : 'Nothing has been logged yet.'}
      />
    </StatisticsFrame>
  )
}

export { AuditScreen as Component }
