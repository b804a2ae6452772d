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
import { words } from './words.ts'

const columns: Column<CourseStatistics, (typeof courseColumns)[number]>[] = [
  {
    name: 'name',
    label: words.name,
    cell: ({ id, name, author }) => (
      <>
        <Anchor component={Link} to={paths.course(id)} inherit>
          {name}
        </Anchor>
        <small className={classes.by}>
          {words.byAuthor({
            name: author.name,
            author: (text) =>
              author.handle ? (
                <Anchor component={Link} to={paths.author(author.handle)} inherit>
                  {text}
                </Anchor>
              ) : (
                text
              ),
          })}
        </small>
      </>
    ),
  },
  { name: 'updateDate', label: words.updateDate, isNumber: true, cell: ({ updateDateUTC }) => formatDay(updateDateUTC) },
  { name: 'price', label: words.price, isNumber: true, cell: ({ price }) => <Points value={price} /> },
  {
    name: 'studentsCount',
    label: words.studentsCount,
    isNumber: true,
    cell: ({ studentsCount }) => formatNumber(studentsCount),
  },
]

const CoursesScreen = () => (
  <TableScreen
    title={words.coursesTitle}
    lead={words.coursesLead}
    label={words.courses}
    csv="courses"
    columns={columns}
    columnNames={courseColumns}
    list={coursesQuery}
    empty={words.noCourses}
  />
)

export { CoursesScreen as Component }
