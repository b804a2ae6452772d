import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { AuditEntry } from '#contract/statistics/statistics.ts'
import { formatMinute } from '#web/ui/format.ts'
import { usePageNumber } from '#web/ui/page-number.ts'
import { AuditFilters, filterIn } from './audit-filters.tsx'
import { TableCsvButton } from './csv-button.tsx'
import type { Column } from './data-table.tsx'
import { auditQuery } from './statistics.api.ts'
import { StatisticsFrame } from './statistics-frame.tsx'
import { TablePage } from './table-page.tsx'
import { acts, words } from './words.ts'

const columns: Column<AuditEntry>[] = [
  { name: 'date', label: words.date, cell: ({ dateUTC }) => <time dateTime={dateUTC}>{formatMinute(dateUTC)}</time> },
  { name: 'admin', label: words.admin, cell: ({ admin }) => admin },
  { name: 'act', label: words.act, cell: ({ act }) => acts[act] },
  { name: 'user', label: words.user, cell: ({ user }) => user },
  { name: 'details', label: words.details, cell: ({ details }) => details },
]

function AuditScreen() {
  const [pageNumber, setPageNumber] = usePageNumber()
  const [params, setParams] = useSearchParams()
  const wanted = filterIn(params)
  const query = useQuery(auditQuery(wanted, pageNumber))
  const isFiltered = Object.keys(wanted).length > 0
  return (
    <StatisticsFrame
      title={words.auditTitle}
      lead={words.auditLead}
      actions={<TableCsvButton table="audit" querystring={wanted} />}
    >
      <AuditFilters wanted={wanted} onFilter={(next) => setParams(next, { preventScrollReset: true, replace: isFiltered })} />
      <TablePage
        label={words.auditTitle}
        columns={columns}
        query={query}
        rowKey={({ id }) => id}
        onPage={(page) => setPageNumber(page, { preventScrollReset: true })}
        empty={isFiltered ? words.noEntriesMatch : words.noEntries}
      />
    </StatisticsFrame>
  )
}

export { AuditScreen as Component }
