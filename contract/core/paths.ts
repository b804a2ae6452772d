import { wishText } from '../automated-search/wish-text.ts'
import { facetParams } from '../courses/facets.ts'
import { type SitePageSlug, sitePages } from '../site-pages/site-pages.ts'
import type { AdminPage } from '../statistics/admin-pages.ts'
import { segment } from './addresses.ts'

const withReturn = (path: string, returnUrl?: string) =>
  returnUrl && returnUrl !== '/' ? `${path}?${new URLSearchParams({ returnUrl })}` : path

interface WantedSkill {
  skillId: number
  level: number
}
/** Colons and commas need no escaping in a query. */
const selectParam = (wish: WantedSkill[]) => `select=${wishText(wish)}`

/** What a plan is found for. What is missing has its default. */
interface WantedPlan {
  wish?: WantedSkill[]
  /** Courses that must be in it. */
  must?: number[]
  byTime?: boolean
  countOwn?: boolean
  realTime?: boolean
  shownOnly?: boolean
}

function planQuery({ wish = [], must = [], byTime, countOwn = true, realTime, shownOnly }: WantedPlan): string {
  const given = [
    wish.length > 0 && selectParam(wish),
    must.length > 0 && `must=${must}`,
    byTime && 'least=time',
    !countOwn && 'own=off',
    realTime && 'time=real',
    shownOnly && 'levels=shown',
  ].filter(Boolean)
  return given.length > 0 ? `?${given.join('&')}` : ''
}

/** The address of each screen (contract/core/screens.ts), for links. */
export const paths = {
  courses: () => '/courses',
  filteredCourses: (filter = '', facets: Parameters<typeof facetParams>[0] = {}) => {
    const query = new URLSearchParams(facetParams(facets)).toString()
    return `/courses/filtered${filter && `/${segment(filter)}`}${query && `?${query}`}`
  },
  /** A plan. Without skills, the page asks for them. */
  plan: (wanted: WantedPlan = {}) => `/plan${planQuery(wanted)}`,
  /** The search screen with the courses of this plan as its results. */
  automatedSelect: (wanted: WantedPlan) => `/courses/filtered${planQuery(wanted)}`,
  course: (id: number) => `/courses/${id}`,
  /** The course page, at its ratings. */
  ratings: (courseId: number) => `/courses/${courseId}#ratings`,
  editCourse: (id: number) => `/courses/edit/${id}`,
  /** With `draft`: goes on with it. */
  createCourse: (draft?: number) => (draft === undefined ? '/create-course' : `/create-course?draft=${draft}`),
  /** What a Creator teaches. */
  teaching: () => '/teaching',
  /** A draft as its course page will look. */
  draft: (id: number) => `/courses/drafts/${id}`,
  /** Everything that an approval would publish. */
  approval: (draftId: number) => `/statistics/approvals/${draftId}`,
  /** With `number`: compared with the present one. */
  versions: (courseId: number, number?: number) =>
    `/courses/versions/${courseId}${number === undefined ? '' : `?version=${number}`}`,
  /** The figures of a course, for its author. */
  insight: (courseId: number) => `/courses/insight/${courseId}`,
  /** Without `at`: where the learner left it. */
  learnCourse: (id: number, at?: { material?: number; view?: 'final-task' }) =>
    `/courses/learn/${id}${at ? `?${new URLSearchParams(Object.entries(at).map(([name, value]) => [name, String(value)]))}` : ''}`,
  /** Without `material`: the first preview. */
  previewCourse: (id: number, material?: number) =>
    `/courses/preview/${id}${material === undefined ? '' : `?material=${material}`}`,
  register: (returnUrl?: string) => withReturn('/account/register', returnUrl),
  login: (returnUrl?: string) => withReturn('/account/login', returnUrl),
  forgot: () => '/account/forgot',
  reset: (token: string) => `/account/reset#${token}`,
  confirmEmail: (token: string) => `/account/confirm-email#${token}`,
  profile: () => '/account/profile',
  security: () => '/account/security',
  notifications: () => '/account/notifications',
  ownData: () => '/account/data',
  author: (handle: string) => `/account/author/${segment(handle)}`,
  wishlist: () => '/wishlist',
  gifts: () => '/gifts',
  shoppingCart: () => '/shopping-cart',
  verifyCertificate: (code?: string) => (code ? `/certificates/verify/${segment(code)}` : '/certificates/verify'),
  sitePage: (slug: SitePageSlug) => sitePages[slug].path,
  editSitePage: (slug: SitePageSlug) => `/statistics/pages/${slug}`,
  /** Without `id`: a new one. */
  editGoal: (id?: number) => (id === undefined ? '/statistics/goals/new' : `/statistics/goals/${id}`),
  myLearning: (tab: 'all' | 'in-progress' | 'learned' | 'statistics' = 'all') =>
    tab === 'all' ? '/my-learning' : `/my-learning?tab=${tab}`,
  /** One's own routes: plans with dates. */
  routes: () => '/routes',
  /** With the skills of a plan, if there is one. */
  newRoute: (wish?: WantedSkill[]) => `/routes/new${wish ? `?${selectParam(wish)}` : ''}`,
  /** With the goal of a shared one. */
  newRouteLike: (secret: string) => `/routes/new?like=${segment(secret)}`,
  route: (id: number) => `/routes/${id}`,
  editRoute: (id: number) => `/routes/${id}/edit`,
  sharedRoute: (secret: string) => `/shared-routes/${segment(secret)}`,
  /** Statistics, and what Admins manage. */
  statistics: (page: AdminPage) => `/statistics/${page}`,
  unsubscribe: (token: string) => `/mail/unsubscribe/${segment(token)}`,
  /** Without `id`: the newest mail. */
  demoOutbox: (id?: number) => `/demo/outbox${id === undefined ? '' : `?mail=${id}`}`,

  /** Not a screen. The server draws a picture for a course that has none. */
  coursePicture: (course: { id: number; thumbnail: string | null }) => course.thumbnail ?? `/pictures/courses/${course.id}.svg`,
  /** The same as a bitmap, because sites that preview links do not draw SVG. */
  socialPicture: (courseId: number) => `/pictures/social/${courseId}.webp`,
  /** Drawn by the server too. */
  fieldPicture: (slug: string) => `/pictures/fields/${slug}.svg`,
}
