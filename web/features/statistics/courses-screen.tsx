import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { type CourseStatistics, courseColumns } from '#contract/statistics/statistics.ts'
import { formatDay, formatNumber } from '#web/ui/format.ts'
import { Points } from '#web/ui/points.tsx'
import classes from './data-table.module.css'
import type { Column } from './data-table.tsx'
import { coursesQuery } from './statistics.api.ts'
import { TableScreen } from './table-screen.tsx'

const columns: Column<CourseStatistics, (typeof courseColumns)[number]>[] = [
  {
    name: 'name',
    label: 'Name',
    cell: ({ id, name, author }) => (
      <>
        <Anchor component={Link} to={paths.course(id)} inherit>
          {name}
        </Anchor>
        <small className={classes.by}>
          {'by '}
          {author.handle ? (
            <Anchor component={Link} to={paths.author(author.handle)} inherit>
              {author.name}
            </Anchor>
          ) : (
            author.name
          )}
        </small>
      </>
    ),
  },
  { name: 'updateDate', label: 'Update Date', isNumber: true, cell: ({ updateDateUTC }) => formatDay(updateDateUTC) },
  { name: 'price', label: 'Price', isNumber: true, cell: ({ price }) => <Points value={price} /> },
  {
    name: 'studentsCount',
    label: 'Students Count',
    isNumber: true,
    cell: ({ studentsCount }) => formatNumber(studentsCount),
  },
]

const CoursesScreen = () => (
  <TableScreen
    title="Courses statistics"
    lead="All courses in the catalogue, with price and number of students."
    label="Courses"
    csv="courses"
    columns={columns}
    columnNames={courseColumns}
    list={coursesQuery}
    empty="The catalogue is empty."
  />
)

export { CoursesScreen as Component }
