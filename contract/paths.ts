import { segment } from './addresses.ts'
import { type SitePageSlug, sitePages } from './site-pages.ts'

const withReturn = (path: string, returnUrl?: string) =>
  returnUrl && returnUrl !== '/' ? `${path}?${new URLSearchParams({ returnUrl })}` : path

/** The screens for Admins, with their names in the menu. */
export const statisticsPages = {
  materials: 'Materials',
  sales: 'Sales',
  courses: 'Courses',
  users: 'Users',
  audit: 'Audit log',
  pages: 'Pages',
}
export type StatisticsPage = keyof typeof statisticsPages

/** The address of each screen (contract/screens.ts), for links. */
export const paths = {
  courses: () => '/courses',
  filteredCourses: (filter = '') => (filter ? `/courses/filtered/${segment(filter)}` : '/courses/filtered'),
  course: (id: number) => `/courses/${id}`,
  editCourse: (id: number) => `/courses/edit/${id}`,
  createCourse: () => '/create-course',
  /** Without `at`: where the learner left it. */
  learnCourse: (id: number, at?: { material?: number; view?: 'final-task' }) =>
    `/courses/learn/${id}${at ? `?${new URLSearchParams(Object.entries(at).map(([name, value]) => [name, String(value)]))}` : ''}`,
  register: (returnUrl?: string) => withReturn('/account/register', returnUrl),
  login: (returnUrl?: string) => withReturn('/account/login', returnUrl),
  profile: () => '/account/profile',
  author: (handle: string) => `/account/author/${segment(handle)}`,
  shoppingCart: () => '/shopping-cart',
  verifyCertificate: (code?: string) => (code ? `/certificates/verify/${segment(code)}` : '/certificates/verify'),
  sitePage: (slug: SitePageSlug) => sitePages[slug].path,
  editSitePage: (slug: SitePageSlug) => `/statistics/pages/${slug}`,
  myLearning: (tab: 'all' | 'in-progress' | 'learned' | 'statistics' = 'all') =>
    tab === 'all' ? '/my-learning' : `/my-learning?tab=${tab}`,
  statistics: (page: StatisticsPage) => `/statistics/${page}`,

  /** Not a screen. The server draws a picture for a course that has none. */
  coursePicture: (course: { id: number; thumbnail: string | null }) => course.thumbnail ?? `/pictures/courses/${course.id}.svg`,
  /** The same as a bitmap, because sites that preview links do not draw SVG. */
  socialPicture: (courseId: number) => `/pictures/social/${courseId}.webp`,
}
