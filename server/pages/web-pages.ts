import { describeCourse, describeCourseList, describeHome, describeSearch } from './course-pages.ts'
import type { Describe } from './page.ts'
import { describeAuthor, describeCertificate, describeLogin, describeRegister } from './people-pages.ts'
import { describeContact, describeLegal } from './site-pages.ts'

export interface WebPage {
  /** The module of its screen, as the web's build names it: its code comes along with the page. Missing where it is in the first load. */
  screen?: string
  /** Missing where a page belongs to whoever is signed in: the server cannot know more of it, and search engines should not. */
  describe?: Describe
}

const screen = (feature: string, name: string) => `features/${feature}/${name}-screen.tsx`
const sitePage = screen('site-pages', 'site-page')
const profile = screen('profile', 'profile')

/** The addresses of the web app, as its routes.tsx has them (a test compares); the more exact ones first. */
export const webPages: Record<string, WebPage> = {
  '/': { describe: describeHome },
  '/courses': { describe: describeCourseList },
  '/courses/filtered/:filter?': { screen: screen('courses', 'search'), describe: describeSearch },
  '/courses/:id': { screen: screen('courses', 'course-details'), describe: describeCourse },
  '/account': { screen: profile },
  '/account/register': { screen: screen('accounts', 'register'), describe: describeRegister },
  '/account/login': { screen: screen('accounts', 'login'), describe: describeLogin },
  '/account/author/:author': { screen: screen('profile', 'author'), describe: describeAuthor },
  '/shopping-cart': { screen: screen('cart', 'cart') },
  '/certificates/verify/:code?': { screen: screen('certificates', 'verify'), describe: describeCertificate },
  '/contact': { screen: sitePage, describe: describeContact },
  '/legal/:slug': { screen: sitePage, describe: describeLegal },
  '/courses/edit/:id': { screen: screen('authoring', 'edit-course') },
  '/create-course': { screen: screen('authoring', 'create-course') },
  '/account/profile': { screen: profile },
  '/my-learning': { screen: screen('my-learning', 'my-learning') },
  '/courses/learn/:id': { screen: screen('learning', 'learning') },
  '/statistics/materials': { screen: screen('statistics', 'materials') },
  '/statistics/sales': { screen: screen('statistics', 'sales') },
  '/statistics/courses': { screen: screen('statistics', 'courses') },
  '/statistics/users': { screen: screen('statistics', 'users') },
  '/statistics/audit': { screen: screen('statistics', 'audit') },
  '/statistics/pages': { screen: screen('site-pages', 'list-pages') },
  '/statistics/pages/:slug': { screen: screen('site-pages', 'edit-page') },
}

const patterns = Object.entries(webPages).map(([path, page]) => ({ pattern: patternOf(path), page }))

/** As the web's router matches: whatever the case, with or without a slash at the end. */
export function matchPage(path: string): { page: WebPage; params: Record<string, string | undefined> } | undefined {
  for (const { pattern, page } of patterns) {
    const match = pattern.exec(path)
    if (match) return { page, params: decoded(match.groups ?? {}) }
  }
  return undefined
}

function patternOf(path: string): RegExp {
  const inner = path.replaceAll(/\/:(\w+)(\??)/g, (_, name: string, optional: string) => `(?:/(?<${name}>[^/]+))${optional}`)
  return new RegExp(`^${inner}/*$`, 'i')
}

/** The server has refused malformed addresses by now. */
const decoded = (params: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value && decodeURIComponent(value)]))
