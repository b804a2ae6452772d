import { useQuery } from '@tanstack/react-query'
import { type MaterialStatistics, materialColumns } from '#contract/statistics.ts'
import { formatNumber } from '#web/ui/counted.ts'
import { usePageNumber } from '#web/ui/page-number.ts'
import { CsvButton } from './csv-button.tsx'
import type { Column } from './data-table.tsx'
import { materialsQuery } from './statistics.api.ts'
import { StatisticsFrame } from './statistics-frame.tsx'
import { TablePage } from './table-page.tsx'
import { useSorting } from './use-sorting.ts'

const columns: Column<MaterialStatistics, (typeof materialColumns)[number]>[] = [
  { name: 'name', label: 'Name', cell: ({ name }) => name },
  {
    name: 'coursesCount',
    label: 'Courses Count',
    isNumber: true,
    cell: ({ coursesCount }) => formatNumber(coursesCount),
  },
  { name: 'usersCount', label: 'Users Count', isNumber: true, cell: ({ usersCount }) => formatNumber(usersCount) },
]

function MaterialsScreen() {
  const [sorting, sort] = useSorting(materialColumns)
  const [pageNumber, setPageNumber] = usePageNumber()
  const query = useQuery(materialsQuery(sorting, pageNumber))
  return (
    <StatisticsFrame
      title="Materials statistics"
      lead="In how many courses each material is used, and how many users have learned it."
      actions={<CsvButton table="materials" />}
    >
      <TablePage
        label="Materials"
        columns={columns}
        query={query}
        keyOf={({ name }, place) => `${place} ${name}`}
        sorting={sorting}
        onSort={sort}
        onPage={(page) => setPageNumber(page, { preventScrollReset: true })}
        empty="No material has been created yet."
      />
    </StatisticsFrame>
  )
}

export { MaterialsScreen as Component }
