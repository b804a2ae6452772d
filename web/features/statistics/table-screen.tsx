import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { Page } from '#web/core/call.ts'
import { usePageNumber } from '#web/ui/page-number.ts'
import { TableCsvButton } from './csv-button.tsx'
import type { Column } from './data-table.tsx'
import { type Sorting, useSorting } from './sorting.ts'
import { StatisticsFrame } from './statistics-frame.tsx'
import { TablePage } from './table-page.tsx'

interface TableScreenProps<Row, Name extends string, Key extends readonly unknown[]> {
  title: string
  lead: string
  /** The name of the table, for screen readers. */
  label: string
  csv: 'courses' | 'materials'
  columns: readonly Column<Row, Name>[]
  /** The sortable columns, the default first. */
  columnNames: readonly [Name, ...Name[]]
  list: (sorting: Sorting<Name>, pageNumber: number) => UseQueryOptions<Page<Row>, Error, Page<Row>, Key>
  empty: string
}

/** A screen with one table, in the order and at the page from the address. */
export function TableScreen<Row extends { id: number }, Name extends string, Key extends readonly unknown[]>(
  props: TableScreenProps<Row, Name, Key>,
) {
  const { title, lead, label, csv, columns, columnNames, list, empty } = props
  const [sorting, sort] = useSorting(columnNames)
  const [pageNumber, setPageNumber] = usePageNumber()
  const query = useQuery(list(sorting, pageNumber))
  return (
    <StatisticsFrame title={title} lead={lead} actions={<TableCsvButton table={csv} />}>
      <TablePage
        label={label}
        columns={columns}
        query={query}
        rowKey={({ id }) => id}
        sorting={sorting}
        onSort={sort}
        onPage={(page) => setPageNumber(page, { preventScrollReset: true })}
        empty={empty}
      />
    </StatisticsFrame>
  )
}
