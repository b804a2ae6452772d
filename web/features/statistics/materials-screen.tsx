import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { type MaterialStatistics, materialColumns } from '#contract/statistics/statistics.ts'
import { formatNumber } from '#web/ui/format.ts'
import type { Column } from './data-table.tsx'
import { materialsQuery } from './statistics.api.ts'
import { TableScreen } from './table-screen.tsx'
import { words } from './words.ts'

const columns: Column<MaterialStatistics, (typeof materialColumns)[number]>[] = [
  {
    name: 'name',
    label: words.name,
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
    label: words.coursesCount,
    isNumber: true,
    cell: ({ coursesCount }) => formatNumber(coursesCount),
  },
  { name: 'usersCount', label: words.usersCount, isNumber: true, cell: ({ usersCount }) => formatNumber(usersCount) },
]

const MaterialsScreen = () => (
  <TableScreen
    title={words.materialsTitle}
    lead={words.materialsLead}
    label={words.materials}
    csv="materials"
    columns={columns}
    columnNames={materialColumns}
    list={materialsQuery}
    empty={words.noMaterials}
  />
)

export { MaterialsScreen as Component }
