import { useLocation } from 'react-router'
import { paths } from '#web/core/paths.ts'

/** Which of the navigation's places a page belongs to: whoever learns a course is in My Learning, wherever its address lies. */
export function useSection(): 'courses' | 'my-learning' | undefined {
  const { pathname } = useLocation()
  const isIn = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  if (isIn(paths.myLearning()) || isIn(`${paths.courses()}/learn`)) return 'my-learning'
  return isIn(paths.courses()) && !isIn(`${paths.courses()}/edit`) ? 'courses' : undefined
}
