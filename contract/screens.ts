/** Who may open a screen. A `guest` screen redirects signed-in users. The server checks every call regardless. */
type Visitors = 'guest' | 'anyone' | 'signed-in' | 'admin'

interface Screen {
  /** In the syntax of the web's router. More specific paths come first. */
  path: string
  for: Visitors
  /** The module that draws it, below web/. Missing if it is part of the first load or redirects. */
  module?: string
  /** The heading and the text below it, where they are the same for everybody: the server writes them into the page too. */
  title?: string
  lead?: string
}

/** Every screen of the web. web/routes.tsx makes the routes from it, and server/pages finds out what to send for an address. */
export const screens = {
  /** Redirects to the courses. */
  home: { path: '/', for: 'anyone' },
  courses: {
    path: '/courses',
    for: 'anyone',
    title: 'Courses',
    lead: 'Learn at your own pace. You pay in points, and what you buy stays yours.',
  },
  search: { path: '/courses/filtered/:filter?', for: 'anyone', module: 'features/courses/search-screen.tsx' },
  course: { path: '/courses/:id', for: 'anyone', module: 'features/courses/course-details-screen.tsx' },
  /** Redirects to the profile. */
  account: { path: '/account', for: 'anyone' },
  register: {
    path: '/account/register',
    for: 'guest',
    module: 'features/accounts/register-screen.tsx',
    title: 'Register',
    lead: 'Register with Coursewise: it is free, and you start with points for your first courses.',
  },
  login: {
    path: '/account/login',
    for: 'guest',
    module: 'features/accounts/login-screen.tsx',
    title: 'Login',
    lead: 'Log in to Coursewise to buy courses and continue learning.',
  },
  author: { path: '/account/author/:author', for: 'anyone', module: 'features/profile/author-screen.tsx' },
  shoppingCart: { path: '/shopping-cart', for: 'anyone', module: 'features/cart/cart-screen.tsx' },
  verifyCertificate: {
    path: '/certificates/verify/:code?',
    for: 'anyone',
    module: 'features/certificates/verify-screen.tsx',
    title: 'Check a certificate',
  },
  contact: { path: '/contact', for: 'anyone', module: 'features/site-pages/site-page-screen.tsx' },
  legal: { path: '/legal/:slug', for: 'anyone', module: 'features/site-pages/site-page-screen.tsx' },
  editCourse: { path: '/courses/edit/:id', for: 'signed-in', module: 'features/authoring/edit-course-screen.tsx' },
  createCourse: { path: '/create-course', for: 'signed-in', module: 'features/authoring/create-course-screen.tsx' },
  profile: { path: '/account/profile', for: 'signed-in', module: 'features/profile/profile-screen.tsx' },
  myLearning: { path: '/my-learning', for: 'signed-in', module: 'features/my-learning/my-learning-screen.tsx' },
  learnCourse: { path: '/courses/learn/:id', for: 'signed-in', module: 'features/learning/learning-screen.tsx' },
  materialsStatistics: { path: '/statistics/materials', for: 'admin', module: 'features/statistics/materials-screen.tsx' },
  salesStatistics: { path: '/statistics/sales', for: 'admin', module: 'features/statistics/sales-screen.tsx' },
  coursesStatistics: { path: '/statistics/courses', for: 'admin', module: 'features/statistics/courses-screen.tsx' },
  usersStatistics: { path: '/statistics/users', for: 'admin', module: 'features/statistics/users-screen.tsx' },
  auditLog: { path: '/statistics/audit', for: 'admin', module: 'features/statistics/audit-screen.tsx' },
  sitePages: { path: '/statistics/pages', for: 'admin', module: 'features/site-pages/list-pages-screen.tsx' },
  editSitePage: { path: '/statistics/pages/:slug', for: 'admin', module: 'features/site-pages/edit-page-screen.tsx' },
} as const satisfies Record<string, Screen>
export type ScreenName = keyof typeof screens
export const screenNames = Object.keys(screens) as ScreenName[]

export const moduleOf = (name: ScreenName): string | undefined => (screens[name] as Screen).module

/** The heading of a search. */
export const searchTitle = (filter: string) => (filter ? `Results for “${filter}”` : 'All courses')
export const planTitle = 'Your learning plan'

/** The name of the page in the browser's tab. */
export const documentTitle = (title: string) => `${title} · Coursewise`
