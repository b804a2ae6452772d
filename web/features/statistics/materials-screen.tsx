import { type MaterialStatistics, materialColumns } from '#contract/statistics.ts'
import { formatNumber } from '#web/ui/format.ts'
import type { Column } from './data-table.tsx'
import { materialsQuery } from './statistics.api.ts'
import { TableScreen } from './table-screen.tsx'

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

const MaterialsScreen = () => (
  <TableScreen
    title="Materials statistics"
    lead="In how many courses each material is used, and how many users have learned it."
    label="Materials"
    csv="materials"
    columns={columns}
    columnNames={materialColumns}
    list={materialsQuery}
    empty="No material has been created yet."
  />
)

export { MaterialsScreen as Component }
