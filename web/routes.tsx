import { type RouteObject, replace } from 'react-router'
import { paths } from './core/paths.ts'
import { loadCart } from './features/cart/cart.loader.ts'
import { CartFallback } from './features/cart/cart-skeleton.tsx'
import { CourseDetailsFallback } from './features/courses/course-details-fallback.tsx'
import { CourseListFallback } from './features/courses/course-list-frame.tsx'
import { CourseListScreen } from './features/courses/course-list-screen.tsx'
import { loadCourse, loadCourseList, loadSearch } from './features/courses/courses.loaders.ts'
import { SearchFallback } from './features/courses/search-fallback.tsx'
import { leaveWhenSignedIn, requireAdmin, requireSignIn } from './guards.ts'
import { NotFound } from './layout/not-found.tsx'
import { RouteError } from './layout/route-error.tsx'
import { Layout } from './layout.tsx'
import { LoadingPage } from './ui/loading.tsx'

const search = async () => (await import('./features/courses/search-screen.tsx')).SearchScreen
const course = async () => (await import('./features/courses/course-details-screen.tsx')).CourseDetailsScreen
const cart = async () => (await import('./features/cart/cart-screen.tsx')).CartScreen
const login = async () => {
  const { LoginScreen } = await import('./features/accounts/login-screen.tsx')
  return { Component: LoginScreen, loader: leaveWhenSignedIn }
}
const register = async () => {
  const { RegisterScreen } = await import('./features/accounts/register-screen.tsx')
  return { Component: RegisterScreen, loader: leaveWhenSignedIn }
}
const profile = async () => {
  const { loadProfile, ProfileScreen } = await import('./features/profile/profile-screen.tsx')
  return { Component: ProfileScreen, loader: loadProfile }
}
const createCourse = async () => {
  const { CreateCourseScreen } = await import('./features/authoring/create-course-screen.tsx')
  return { Component: CreateCourseScreen }
}
const editCourse = async () => {
  const { EditCourseScreen, loadCourseToEdit, shouldLoadAgain } = await import('./features/authoring/edit-course-screen.tsx')
  return { Component: EditCourseScreen, loader: loadCourseToEdit, shouldRevalidate: shouldLoadAgain }
}
const myLearning = async () => {
  const { MyLearningScreen } = await import('./features/my-learning/my-learning-screen.tsx')
  return { Component: MyLearningScreen }
}
const learnCourse = async () => {
  const { LearningScreen, loadCourseToLearn, shouldLoadAgain } = await import('./features/learning/learning-screen.tsx')
  return { Component: LearningScreen, loader: loadCourseToLearn, shouldRevalidate: shouldLoadAgain }
}
const author = async () => {
  const { AuthorScreen, loadAuthor } = await import('./features/profile/author-screen.tsx')
  return { Component: AuthorScreen, loader: loadAuthor }
}
const verifyCertificate = async () => {
  const { loadCertificate, VerifyScreen } = await import('./features/certificates/verify-screen.tsx')
  return { Component: VerifyScreen, loader: loadCertificate }
}
const sitePage = async () => {
  const { loadSitePage, SitePageScreen } = await import('./features/site-pages/site-page-screen.tsx')
  return { Component: SitePageScreen, loader: loadSitePage }
}
const listPages = async () => {
  const { ListPagesScreen } = await import('./features/site-pages/list-pages-screen.tsx')
  return { Component: ListPagesScreen }
}
const editPage = async () => {
  const { EditPageScreen, loadPageToEdit } = await import('./features/site-pages/edit-page-screen.tsx')
  return { Component: EditPageScreen, loader: loadPageToEdit }
}
const materialsStatistics = async () => {
  const { MaterialsScreen } = await import('./features/statistics/materials-screen.tsx')
  return { Component: MaterialsScreen }
}
const salesStatistics = async () => {
  const { SalesScreen } = await import('./features/statistics/sales-screen.tsx')
  return { Component: SalesScreen }
}
const coursesStatistics = async () => {
  const { CoursesScreen } = await import('./features/statistics/courses-screen.tsx')
  return { Component: CoursesScreen }
}
const usersStatistics = async () => {
  const { UsersScreen } = await import('./features/statistics/users-screen.tsx')
  return { Component: UsersScreen }
}
const auditLog = async () => {
  const { AuditScreen } = await import('./features/statistics/audit-screen.tsx')
  return { Component: AuditScreen }
}

/**
 * The specification's table of routes. Each screen is a chunk of its own, except the one that most people see first; the shop's fetch
 * their data meanwhile.
 */
const open: RouteObject[] = [
  { index: true, loader: () => replace(paths.courses()) },
  { path: 'courses', loader: loadCourseList, HydrateFallback: CourseListFallback, Component: CourseListScreen },
  { path: 'courses/filtered/:filter?', loader: loadSearch, HydrateFallback: SearchFallback, lazy: { Component: search } },
  { path: 'courses/:id', loader: loadCourse, HydrateFallback: CourseDetailsFallback, lazy: { Component: course } },
  { path: 'account', loader: () => replace(paths.profile()) },
  { path: 'account/register', lazy: register },
  { path: 'account/login', lazy: login },
  { path: 'account/author/:author', lazy: author },
  { path: 'shopping-cart', loader: loadCart, HydrateFallback: CartFallback, lazy: { Component: cart } },
  { path: 'certificates/verify/:code?', lazy: verifyCertificate },
  { path: 'contact', lazy: sitePage },
  { path: 'legal/:slug', lazy: sitePage },
  { path: '*', element: <NotFound /> },
]

const signedIn: RouteObject[] = [
  { path: 'courses/edit/:id', lazy: editCourse },
  { path: 'create-course', lazy: createCourse },
  { path: 'account/profile', lazy: profile },
  { path: 'my-learning', lazy: myLearning },
  { path: 'courses/learn/:id', lazy: learnCourse },
]

const admin: RouteObject[] = [
  { path: 'statistics/materials', lazy: materialsStatistics },
  { path: 'statistics/sales', lazy: salesStatistics },
  { path: 'statistics/courses', lazy: coursesStatistics },
  { path: 'statistics/users', lazy: usersStatistics },
  { path: 'statistics/audit', lazy: auditLog },
  { path: 'statistics/pages', lazy: listPages },
  { path: 'statistics/pages/:slug', lazy: editPage },
]

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    ErrorBoundary: RouteError,
    children: [
      {
        HydrateFallback: LoadingPage,
        ErrorBoundary: RouteError,
        children: [
          ...open,
          {
            middleware: [requireSignIn],
            children: [...signedIn, { middleware: [requireAdmin], children: admin }],
          },
        ],
      },
    ],
  },
]
