import { titles } from './first-words.ts'

/** Who may open a screen. A `guest` screen redirects signed-in users. The server checks every call regardless. */
type Visitors = 'guest' | 'anyone' | 'signed-in' | 'admin'

interface Screen {
  /** In the syntax of the web's router. More specific paths come first. */
  path: string
  for: Visitors
  /** The module that draws it, below web/. Missing if it is part of the first load or redirects. */
  module?: string
  /** A part that is fetched together with the first load because it is visible at once, but is not in it. */
  part?: string
}

/** Every screen of the web. web/screens.tsx gives them to the router, and server/pages finds out what to send for an address. */
export const screens = {
  /** Redirects to the courses. */
  home: { path: '/', for: 'anyone' },
  courses: {
    path: '/courses',
    for: 'anyone',
    part: 'features/first-question/question.tsx',
  },
  search: { path: '/courses/filtered/:filter?', for: 'anyone', module: 'features/courses/search-screen.tsx' },
  plan: { path: '/plan', for: 'anyone', module: 'features/plan-page/plan-screen.tsx' },
  course: { path: '/courses/:id', for: 'anyone', module: 'features/courses/course-details-screen.tsx' },
  previewCourse: { path: '/courses/preview/:id', for: 'anyone', module: 'features/learning/preview-screen.tsx' },
  /** Redirects to the profile. */
  account: { path: '/account', for: 'anyone' },
  register: {
    path: '/account/register',
    for: 'guest',
    module: 'features/accounts/register-screen.tsx',
  },
  login: {
    path: '/account/login',
    for: 'guest',
    module: 'features/accounts/login-screen.tsx',
  },
  forgot: {
    path: '/account/forgot',
    for: 'anyone',
    module: 'features/accounts/forgot-screen.tsx',
  },
  /** The token of the link is in the fragment, which browsers send to no server: it gets into no log. */
  reset: { path: '/account/reset', for: 'anyone', module: 'features/accounts/reset-screen.tsx' },
  confirmEmail: { path: '/account/confirm-email', for: 'anyone', module: 'features/accounts/confirm-email-screen.tsx' },
  /** Where the school's account sends people back to, after a sign-in or for a link: so for guests and users. */
  schoolSignIn: { path: '/account/school', for: 'anyone', module: 'features/accounts/school-sign-in-screen.tsx' },
  author: { path: '/account/author/:author', for: 'anyone', module: 'features/profile/author-screen.tsx' },
  sharedRoute: {
    path: '/shared-routes/:secret',
    for: 'anyone',
    module: 'features/learning-routes/shared-route-screen.tsx',
  },
  wishlist: {
    path: '/wishlist',
    for: 'anyone',
    module: 'features/wishlist/wishlist-screen.tsx',
  },
  shoppingCart: { path: '/shopping-cart', for: 'anyone', module: 'features/cart/cart-screen.tsx' },
  verifyCertificate: {
    path: '/certificates/verify/:code?',
    for: 'anyone',
    module: 'features/certificates/verify-screen.tsx',
  },
  contact: { path: '/contact', for: 'anyone', module: 'features/site-pages/site-page-screen.tsx' },
  legal: { path: '/legal/:slug', for: 'anyone', module: 'features/site-pages/site-page-screen.tsx' },
  unsubscribe: { path: '/mail/unsubscribe/:token', for: 'anyone', module: 'features/mail/unsubscribe-screen.tsx' },
  demoOutbox: { path: '/demo/outbox', for: 'anyone', module: 'features/mail/outbox-screen.tsx' },
  editCourse: { path: '/courses/edit/:id', for: 'signed-in', module: 'features/drafts/edit-course-screen.tsx' },
  teaching: { path: '/teaching', for: 'signed-in', module: 'features/teaching/teaching-screen.tsx' },
  createCourse: { path: '/create-course', for: 'signed-in', module: 'features/drafts/create-course-screen.tsx' },
  draft: { path: '/courses/drafts/:id', for: 'signed-in', module: 'features/courses/draft-screen.tsx' },
  versions: { path: '/courses/versions/:id', for: 'signed-in', module: 'features/drafts/versions-screen.tsx' },
  insight: { path: '/courses/insight/:id', for: 'signed-in', module: 'features/insight/insight-screen.tsx' },
  profile: { path: '/account/profile', for: 'signed-in', module: 'features/profile/profile-screen.tsx' },
  security: { path: '/account/security', for: 'signed-in', module: 'features/accounts/security/security-screen.tsx' },
  notifications: {
    path: '/account/notifications',
    for: 'signed-in',
    module: 'features/notifications/notifications-screen.tsx',
  },
  ownData: { path: '/account/data', for: 'signed-in', module: 'features/own-data/own-data-screen.tsx' },
  gifts: { path: '/gifts', for: 'signed-in', module: 'features/gifts/gifts-screen.tsx' },
  myLearning: { path: '/my-learning', for: 'signed-in', module: 'features/learning/my-learning/my-learning-screen.tsx' },
  routes: { path: '/routes', for: 'signed-in', module: 'features/learning-routes/list-routes-screen.tsx' },
  newRoute: { path: '/routes/new', for: 'signed-in', module: 'features/learning-routes/edit-route-screen.tsx' },
  route: { path: '/routes/:id', for: 'signed-in', module: 'features/learning-routes/route-screen.tsx' },
  editRoute: { path: '/routes/:id/edit', for: 'signed-in', module: 'features/learning-routes/edit-route-screen.tsx' },
  learnCourse: { path: '/courses/learn/:id', for: 'signed-in', module: 'features/learning/learning-screen.tsx' },
  materialsStatistics: { path: '/statistics/materials', for: 'admin', module: 'features/statistics/materials-screen.tsx' },
  salesStatistics: { path: '/statistics/sales', for: 'admin', module: 'features/statistics/sales-screen.tsx' },
  coursesStatistics: { path: '/statistics/courses', for: 'admin', module: 'features/statistics/courses-screen.tsx' },
  usersStatistics: { path: '/statistics/users', for: 'admin', module: 'features/statistics/users-screen.tsx' },
  auditLog: { path: '/statistics/audit', for: 'admin', module: 'features/statistics/audit-screen.tsx' },
  sitePages: { path: '/statistics/pages', for: 'admin', module: 'features/site-pages/list-pages-screen.tsx' },
  editSitePage: { path: '/statistics/pages/:slug', for: 'admin', module: 'features/site-pages/edit-page-screen.tsx' },
  fields: { path: '/statistics/fields', for: 'admin', module: 'features/fields/fields-screen.tsx' },
  goals: { path: '/statistics/goals', for: 'admin', module: 'features/goals/list-goals-screen.tsx' },
  synonyms: { path: '/statistics/synonyms', for: 'admin', module: 'features/synonyms/synonyms-screen.tsx' },
  newGoal: { path: '/statistics/goals/new', for: 'admin', module: 'features/goals/edit-goal-screen.tsx' },
  editGoal: { path: '/statistics/goals/:id', for: 'admin', module: 'features/goals/edit-goal-screen.tsx' },
  codes: { path: '/statistics/codes', for: 'admin', module: 'features/codes/codes-screen.tsx' },
  approvals: { path: '/statistics/approvals', for: 'admin', module: 'features/drafts/approvals-screen.tsx' },
  approval: { path: '/statistics/approvals/:id', for: 'admin', module: 'features/drafts/approve-screen.tsx' },
  reports: { path: '/statistics/reports', for: 'admin', module: 'features/reports/reports-screen.tsx' },
  mailState: { path: '/statistics/mail', for: 'admin', module: 'features/statistics/mail-screen.tsx' },
} as const satisfies Record<string, Screen>
export type ScreenName = keyof typeof screens
export const screenNames = Object.keys(screens) as ScreenName[]

export const screenModule = (name: ScreenName): string | undefined => (screens[name] as Screen).module
export const screenPart = (name: ScreenName): string | undefined => (screens[name] as Screen).part

/** The heading of a search. */
export const searchTitle = (filter: string) => (filter ? titles.results({ filter }) : titles.allCourses)

/** The name of the page in the browser's tab. */
export const documentTitle = (title: string) => `${title} · Coursewise`
