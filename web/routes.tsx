import { type RouteObject, redirect, replace } from 'react-router'
import { paths } from './core/paths.ts'
import { loadCart } from './features/cart/cart.loader.ts'
import { CartFallback } from './features/cart/cart-skeleton.tsx'
import { CourseDetailsFallback } from './features/courses/course-details-fallback.tsx'
import { CourseListFallback } from './features/courses/course-list-frame.tsx'
import { loadCourse, loadCourseList, loadSearch } from './features/courses/courses.loaders.ts'
import { SearchFallback } from './features/courses/search-fallback.tsx'
import { leaveWhenSignedIn, requireAdmin, requireSignIn } from './guards.ts'
import { NotFound } from './layout/not-found.tsx'
import { RouteError } from './layout/route-error.tsx'
import { Layout } from './layout.tsx'
import { LoadingPage } from './ui/loading.tsx'

const notBuilt = async () => {
  const { NotBuiltScreen } = await import('./features/not-built/not-built-screen.tsx')
  return { Component: NotBuiltScreen }
}
const courseList = async () => (await import('./features/courses/course-list-screen.tsx')).CourseListScreen
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
  const { loadProfile, ProfileScreen } = await import('./features/accounts/profile-screen.tsx')
  return { Component: ProfileScreen, loader: loadProfile }
}
const author = async () => {
  const { AuthorScreen, loadAuthor } = await import('./features/accounts/author-screen.tsx')
  return { Component: AuthorScreen, loader: loadAuthor }
}

/** The specification's table of routes. Each screen is a chunk of its own; the shop's fetch their data meanwhile. */
const open: RouteObject[] = [
  { index: true, loader: () => redirect(paths.courses()) },
  { path: 'courses', loader: loadCourseList, HydrateFallback: CourseListFallback, lazy: { Component: courseList } },
  { path: 'courses/filtered/:filter?', loader: loadSearch, HydrateFallback: SearchFallback, lazy: { Component: search } },
  { path: 'courses/:id', loader: loadCourse, HydrateFallback: CourseDetailsFallback, lazy: { Component: course } },
  { path: 'account', loader: () => replace(paths.profile()) },
  { path: 'account/register', lazy: register },
  { path: 'account/login', lazy: login },
  { path: 'account/author/:email', lazy: author },
  { path: 'shopping-cart', loader: loadCart, HydrateFallback: CartFallback, lazy: { Component: cart } },
  { path: '*', element: <NotFound /> },
]

const signedIn: RouteObject[] = [
  { path: 'courses/edit/:id', lazy: notBuilt },
  { path: 'create-course', lazy: notBuilt },
  { path: 'account/profile', lazy: profile },
  { path: 'my-learning', lazy: notBuilt },
  { path: 'courses/learn/:id', lazy: notBuilt },
]

const admin: RouteObject[] = ['materials', 'sales', 'courses', 'users'].map((page) => ({
  path: `statistics/${page}`,
  lazy: notBuilt,
}))

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
