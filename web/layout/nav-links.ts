import { useLocation } from 'react-router'
import { paths, type StatisticsPage, statisticsPages } from '#contract/paths.ts'

export const statisticsLinks = Object.entries(statisticsPages).map(([page, label]) => ({
  to: paths.statistics(page as StatisticsPage),
  label,
}))

/** The section of the navigation that a page belongs to. Learning a course belongs to My Learning, whatever its address. */
export function useSection(): 'courses' | 'my-learning' | undefined {
  const { pathname } = useLocation()
  const isIn = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  if (isIn(paths.myLearning()) || isIn(`${paths.courses()}/learn`)) return 'my-learning'
  return isIn(paths.courses()) && !isIn(`${paths.courses()}/edit`) ? 'courses' : undefined
}
