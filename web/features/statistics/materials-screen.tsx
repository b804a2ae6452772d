import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { type MaterialStatistics, materialColumns } from '#contract/statistics/statistics.ts'
import { formatNumber } from '#web/ui/format.ts'
import type { Column } from './data-table.tsx'
import { materialsQuery } from './statistics.api.ts'
import { TableScreen } from './table-screen.tsx'

const columns: Column<MaterialStatistics, (typeof materialColumns)[number]>[] = [
  {
    name: 'name',
    label: 'Name',
    // A material that no course uses can be seen nowhere.
    cell: ({ id, name, courseId }) =>
      courseId === null ? (
        name
      ) : (
        <Anchor component={Link} to={paths.learnCourse(courseId, { material: id })} inherit>
          {name}
        </Anchor>
      ),
  },
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
