import { useQuery } from '@tanstack/react-query'
import { type CourseStatistics, courseColumns } from '#contract/statistics.ts'
import { formatNumber } from '#web/ui/counted.ts'
import { formatDay } from '#web/ui/dates.ts'
import { usePageNumber } from '#web/ui/page-number.ts'
import { Points } from '#web/ui/points.tsx'
import { CsvButton } from './csv-button.tsx'
import type { Column } from './data-table.tsx'
import { coursesQuery } from './statistics.api.ts'
import { StatisticsFrame } from './statistics-frame.tsx'
import { TablePage } from './table-page.tsx'
import { useSorting } from './use-sorting.ts'

const columns: Column<CourseStatistics, (typeof courseColumns)[number]>[] = [
  { name: 'name', label: 'Name', cell: ({ name }) => name },
  { name: 'updateDate', label: 'Update Date', isNumber: true, cell: ({ updateDateUTC }) => formatDay(updateDateUTC) },
  { name: 'price', label: 'Price', isNumber: true, cell: ({ price }) => <Points value={price} /> },
  {
    name: 'studentsCount',
    label: 'Students Count',
    isNumber: true,
    cell: ({ studentsCount }) => formatNumber(studentsCount),
  },
]

function CoursesScreen() {
  const [sorting, sort] = useSorting(courseColumns)
  const [pageNumber, setPageNumber] = usePageNumber()
  const query = useQuery(coursesQuery(sorting, pageNumber))
  return (
    <StatisticsFrame
      title="Courses statistics"
      lead="All courses in the catalogue, with price and number of students."
      actions={<CsvButton table="courses" />}
    >
      <TablePage
        label="Courses"
        columns={columns}
        query={query}
        keyOf={({ name }, place) => `${place} ${name}`}
        sorting={sorting}
        onSort={sort}
        onPage={(page) => setPageNumber(page, { preventScrollReset: true })}
        empty="The catalogue is empty."
      />
    </StatisticsFrame>
  )
}

export { CoursesScreen as Component }
