import { type ScreenName, screenNames, screens } from '#contract/core/screens.ts'
import { describeCourse, describeCourseList, describeHome, describePlan, describeSearch } from './course-pages.ts'
import type { Describe } from './page.ts'
import { describeAuthor, describeCertificate, describeLogin, describeRegister } from './people-pages.ts'
import { describeContact, describeLegal } from './site-pages.ts'

/** Describes the screens that are the same for everybody. The others show what only one user may see. */
export const descriptions: { [Name in ScreenName]?: Describe } = {
  home: describeHome,
  courses: describeCourseList,
  search: describeSearch,
  plan: describePlan,
  course: describeCourse,
  register: describeRegister,
  login: describeLogin,
  author: describeAuthor,
  verifyCertificate: describeCertificate,
  contact: describeContact,
  legal: describeLegal,
}

const patterns = screenNames.map((name) => ({ name, pattern: toPattern(screens[name].path) }))

export interface PageMatch {
  name: ScreenName
  params: Record<string, string | undefined>
}

/** Matches like the web's router: in upper or lower case, with or without a slash at the end. */
export function matchPage(path: string): PageMatch | undefined {
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(path)
    if (match) return { name, params: decoded(match.groups ?? {}) }
  }
  return undefined
}

function toPattern(path: string): RegExp {
  const inner = path.replaceAll(/\/:(\w+)(\??)/g, (_, name: string, optional: string) => `(?:/(?<${name}>[^/]+))${optional}`)
  return new RegExp(`^${inner}/*$`, 'i')
}

/** The server has refused malformed addresses by now. */
const decoded = (params: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value && decodeURIComponent(value)]))
