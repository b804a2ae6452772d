import { paths } from '#web/core/paths.ts'

export const statisticsLinks = [
  { to: paths.statistics('materials'), label: 'Materials' },
  { to: paths.statistics('sales'), label: 'Sales' },
  { to: paths.statistics('courses'), label: 'Courses' },
  { to: paths.statistics('users'), label: 'Users' },
]
