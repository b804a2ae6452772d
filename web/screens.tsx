import type { ComponentType } from 'react'
import { type LoaderFunction, type RouteObject, replace, type ShouldRevalidateFunction } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { type ScreenName, screenModule, screenNames, screens } from '#contract/core/screens.ts'
import { queryClient } from './core/query-client.ts'
import { loadCart } from './features/cart/cart.loader.ts'
import { CartFallback } from './features/cart/cart-skeleton.tsx'
import { CourseDetailsFallback } from './features/courses/course-details-fallback.tsx'
import { CourseListFallback } from './features/courses/course-list-frame.tsx'
import { CourseListScreen } from './features/courses/course-list-screen.tsx'
import { loadCourse, loadCourseList, loadSearch } from './features/courses/courses.loaders.ts'
import { SearchFallback } from './features/courses/search-fallback.tsx'
import { BelowList } from './features/first-page/below-list.tsx'
import { Hero } from './features/first-page/hero.tsx'
import { goalsQuery } from './features/goals/index.ts'
import { PlanFallback } from './features/plan-page/plan-fallback.tsx'
import { leaveWhenSignedIn, requireAdmin, requireSignIn } from './guards.ts'
import { NotFound } from './layout/not-found.tsx'
import { ScreenError } from './layout/screen-error.tsx'
import { Layout } from './layout.tsx'
import { LoadingPage } from './ui/loading.tsx'

/** What the module of a screen exports, in the router's names. */
interface ScreenModule {
  Component: ComponentType
  loader?: LoaderFunction
  shouldRevalidate?: ShouldRevalidateFunction
}

/** Each screen is a separate chunk, except the course list, which most people see first. */
const modules = import.meta.glob<ScreenModule>(['./features/**/*-screen.tsx', '!./features/courses/course-list-screen.tsx'])

/** What the first load knows about a screen, to load its data and show its skeleton while its code loads. */
const known: { [Name in ScreenName]?: Omit<RouteObject, 'path' | 'children' | 'index'> } = {
  home: { loader: () => replace(paths.courses()) },
  courses: {
    // The goals usually came with the page. They are above the list, so it does not come before them.
    loader: (args) => Promise.all([loadCourseList(args), queryClient.prefetchQuery(goalsQuery())]),
    HydrateFallback: () => <CourseListFallback above={<Hero />} />,
    Component: () => <CourseListScreen above={<Hero />} below={<BelowList />} />,
  },
  search: { loader: loadSearch, HydrateFallback: SearchFallback },
  plan: { HydrateFallback: PlanFallback },
  course: { loader: loadCourse, HydrateFallback: CourseDetailsFallback },
  account: { loader: () => replace(paths.profile()) },
  register: { loader: leaveWhenSignedIn },
  login: { loader: leaveWhenSignedIn },
  shoppingCart: { loader: loadCart, HydrateFallback: CartFallback },
}

function toRouteObject(name: ScreenName): RouteObject {
  const screen = { path: screens[name].path, ...known[name] }
  const module = screenModule(name)
  if (!module) return screen
  const load = modules[`./${module}`]
  if (!load) throw new Error(`there is no web/${module}`)
  const component = async () => (await load()).Component
  return { ...screen, lazy: screen.loader ? { Component: component } : load }
}

const screensFor = (...visitors: (typeof screens)[ScreenName]['for'][]) =>
  screenNames.filter((name) => visitors.includes(screens[name].for)).map(toRouteObject)

export const screenTree: RouteObject[] = [
  {
    element: <Layout />,
    ErrorBoundary: ScreenError,
    children: [
      {
        HydrateFallback: LoadingPage,
        ErrorBoundary: ScreenError,
        children: [
          ...screensFor('anyone', 'guest'),
          { path: '*', element: <NotFound /> },
          {
            middleware: [requireSignIn],
            children: [...screensFor('signed-in'), { middleware: [requireAdmin], children: screensFor('admin') }],
          },
        ],
      },
    ],
  },
]
