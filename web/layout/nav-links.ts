import { useLocation } from 'react-router'
import { paths } from '#contract/core/paths.ts'

/**
 * The section of the navigation that a page belongs to. Routes and learning a course belong to My Learning, whatever their addresses.
 */
export function useSection(): 'courses' | 'plan' | 'my-learning' | undefined {
  const { pathname } = useLocation()
  const isIn = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  if (isIn(paths.myLearning()) || isIn(paths.routes()) || isIn(`${paths.courses()}/learn`)) return 'my-learning'
  if (isIn(paths.plan())) return 'plan'
  return isIn(paths.courses()) && !isIn(`${paths.courses()}/edit`) ? 'courses' : undefined
}
