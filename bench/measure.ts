import { performance } from 'node:perf_hooks'
import type { Role } from '#contract/accounts/accounts.ts'
import type { CourseOrder } from '#contract/courses/courses.ts'
import { type Facets, facetParams, noFacets } from '#contract/courses/facets.ts'
import { systemClock } from '#server/core/clock.ts'
import type { Database } from '#server/core/database/db.ts'
import { deriveSecrets } from '#server/core/security/secrets.ts'
import { signAccessToken } from '#server/core/security/tokens.ts'
import { type CourseSearch, searchCourses } from '#server/courses/search/search.ts'
import { buyers, commonTypingErrors, commonWords, fieldsCount, rareWords, typingErrors } from './fill.ts'
import { tenLetters } from './guest-calls.ts'
import { type Call, load, median, type Result } from './http-load.ts'

export const secretKey = 'a key for measuring only, 0123456789abcdef'

export interface Scenario {
  name: string
  /** The request over HTTP; another page or word each time, so that no response can be shared. */
  path: (courses: number, request: number) => string
  /** The same query without HTTP. */
  query?: (courses: number, request: number) => CourseSearch
  /** In a larger catalogue the median time may be so many times that of the smallest. */
  mostGrowth?: number
}

const filtered = (name: string, query: (courses: number, request: number) => Partial<CourseSearch>): Scenario => {
  const whole = (courses: number, request: number): CourseSearch => ({
    pageNumber: 1,
    pageSize: 4,
    orderBy: 0,
    isAscending: true,
    filter: '',
    ...query(courses, request),
  })
  return {
    name,
    query: whole,
    path: (courses, request) => {
      const { pageNumber, pageSize, orderBy, isAscending, filter, facets } = whole(courses, request)
      const path = `/api/courses/filtered/${pageNumber}/${pageSize}/${orderBy}/${isAscending}${filter && `/${encodeURIComponent(filter)}`}`
      return facets ? `${path}?${toQuery(facets)}` : path
    },
  }
}
const toQuery = (facets: Facets) => new URLSearchParams(facetParams(facets))
/** The counts for a search. */
const counts = (name: string, search: (request: number) => { filter?: string; facets: Partial<Facets> }): Scenario => ({
  name: `facets, counts: ${name}`,
  path: (_courses, request) => {
    const { filter = '', facets } = search(request)
    // The number keeps guests from sharing a response.
    return `/api/courses/facets/${filter}?${toQuery({ ...noFacets, ...facets })}&n=${request}`
  },
  mostGrowth: 3,
})
const searched = (name: string, words: (request: number) => string): Scenario => ({
  ...filtered(`search, ${name}`, (_courses, request) => ({ filter: words(request) })),
  mostGrowth: 3,
})
const narrowed = (name: string, search: (request: number) => Partial<CourseSearch> & { facets: Facets }): Scenario => ({
  ...filtered(`facets, results: ${name}`, (_courses, request) => search(request)),
  mostGrowth: 3,
})
/** Facets of which each request has others: an eighth of the courses, about 2 % of them, and some 25 in a catalogue of any size. */
const some = (request: number): Facets => ({ ...noFacets, field: [`field-${1 + (request % fieldsCount)}`] })
const fewer = (request: number): Facets => ({ ...some(request), skill: [`Skill ${1 + (request % 50)}`], level: ['beginner'] })
const rare = (request: number): Facets => ({ ...some(request), language: ['uk'] })
/** One of the first hundred pages. */
const early = (_courses: number, request: number) => 1 + (request % 100)
/** Anywhere in the second half of the list. */
const deep = (courses: number, request: number) => Math.floor(courses / 8) + ((request * 7919) % Math.floor(courses / 8))
const one = (words: string[], request: number) => words[request % words.length] ?? ''

const twoLetters = rareWords.map((word) => word.slice(-2))

export const scenarios: Scenario[] = [
  { ...filtered('first page', () => ({})), path: () => '/api/courses?pageSize=4&pageNumber=1' },
  filtered('early pages', (courses, request) => ({ pageNumber: early(courses, request) })),
  filtered('deep pages', (courses, request) => ({ pageNumber: deep(courses, request) })),
  filtered('by students', (courses, request) => ({ orderBy: 1, isAscending: false, pageNumber: early(courses, request) })),
  filtered('by students, deep', (courses, request) => ({ orderBy: 1, isAscending: false, pageNumber: deep(courses, request) })),
  filtered('by update date', (courses, request) => ({ orderBy: 2, isAscending: false, pageNumber: early(courses, request) })),
  filtered('by update date, deep', (courses, request) => ({
    orderBy: 2,
    isAscending: false,
    pageNumber: deep(courses, request),
  })),
  filtered('by price', (courses, request) => ({ orderBy: 3, pageNumber: early(courses, request) })),
  filtered('by price, deep', (courses, request) => ({ orderBy: 3, pageNumber: deep(courses, request) })),
  { ...filtered('search, rare word', (_courses, request) => ({ filter: one(rareWords, request) })), mostGrowth: 2 },
  ...['best first', 'by students', 'by update date', 'by price'].flatMap((name, orderBy) =>
    [true, false].map((isAscending) => ({
      ...filtered(`search, common word ${name}, ${isAscending ? 'up' : 'down'}`, (_courses, request) => ({
        filter: one(commonWords, request),
        orderBy: orderBy as CourseOrder,
        isAscending,
      })),
      mostGrowth: 3,
    })),
  ),
  searched('common and rare word', (request) => `${one(commonWords, request)} ${one(rareWords, request)}`),
  searched('two letters', (request) => one(twoLetters, request)),
  searched('ten words of one letter', tenLetters),
  searched('typing error', (request) => one(typingErrors, request)),
  searched('typing error in a common word', (request) => one(commonTypingErrors, request)),
  {
    name: 'suggestions for the beginning of a word',
    path: (_courses, request) => `/api/courses/suggestions/${one(rareWords, request).slice(0, 4 + (request % 3))}`,
    mostGrowth: 3,
  },
  counts('nothing chosen', () => ({ facets: {} })),
  counts('a field', (request) => ({ facets: some(request) })),
  counts('field, skill and level', (request) => ({ facets: fewer(request) })),
  counts('a field in a rare language', (request) => ({ facets: rare(request) })),
  counts('a rare word and a field', (request) => ({ filter: one(rareWords, request), facets: some(request) })),
  counts('a common word and a field', (request) => ({ filter: one(commonWords, request), facets: some(request) })),
  narrowed('a field', (request) => ({ facets: some(request), pageNumber: early(0, request) })),
  narrowed('a field by price, down', (request) => ({ facets: some(request), orderBy: 3, isAscending: false })),
  narrowed('field, skill and level by students', (request) => ({ facets: fewer(request), orderBy: 1, isAscending: false })),
  narrowed('a field in a rare language by update date', (request) => ({ facets: rare(request), orderBy: 2, isAscending: false })),
  narrowed('a rare word and a field', (request) => ({ filter: one(rareWords, request), facets: some(request) })),
  narrowed('a common word and a field', (request) => ({ filter: one(commonWords, request), facets: some(request) })),
  { name: 'course details', path: (courses, request) => `/api/courses/${1 + ((request * 7919) % courses)}` },
]

/** The same SQL through the same functions, with as many at once as over HTTP. */
export async function direct(
  db: Database,
  query: (request: number) => CourseSearch,
  { atOnce = 32, seconds = 2 } = {},
): Promise<Result> {
  const times: number[] = []
  let request = 0
  const start = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < start + seconds * 1000) {
        const asked = performance.now()
        await searchCourses(db, query(request++), undefined)
        times.push(performance.now() - asked)
      }
    }),
  )
  return { rate: times.length / ((performance.now() - start) / 1000), medianMs: median(times), count: times.length }
}

/**
 * Each connection is a different signed-in user, who puts a course into the cart and buys it, again and again. `steps` holds how far each
 * has come, for a run that continues another.
 */
export async function buying(port: number, courses: number, steps = new Map<number, number>()): Promise<Result> {
  const tokens = await Promise.all(Array.from({ length: buyers }, (_, number) => makeToken(9501 + number)))
  const nextCall = (connection: number): Call => {
    const step = steps.get(connection) ?? 0
    steps.set(connection, step + 1)
    // Each user buys each course once; when all are bought, the connection continues as another user.
    const purchase = Math.floor(step / 2)
    const token = tokens[connection + 32 * Math.floor(purchase / courses)] ?? ''
    const courseId = 1 + ((connection * 97 + purchase) % courses)
    return step % 2 === 0
      ? { method: 'PUT', path: `/api/shopping-cart/add-to-cart/${courseId}`, token }
      : { method: 'PUT', path: '/api/shopping-cart/buy', token }
  }
  const result = await load(port, nextCall)
  return { ...result, rate: result.rate / 2, count: result.count / 2 }
}

/** A token of any user, who is an Admin too if wanted. */
export const makeToken = (id: number, roles: Role[] = ['Student']) =>
  signAccessToken(deriveSecrets([secretKey]).accessToken, systemClock, {
    id,
    sessionId: 'bench',
    name: 'B',
    email: 'b@bench.test',
    roles,
  })

export interface Learner {
  token: string
  courseId: number
  materialIds: number[]
}

/** What a learner does in turn: open the learning screen, save the place, mark learned, mark unlearned. */
export function learningCall({ token, courseId, materialIds }: Learner, step: number): Call {
  const materialId = materialIds[step % materialIds.length] ?? 0
  if (step % 4 === 0) return { method: 'GET', path: `/api/courses/learn/${courseId}`, token }
  if (step % 4 === 1) {
    const body = JSON.stringify({ materialId, place: String(step) })
    return { method: 'PUT', path: `/api/courses/learn/${courseId}/place`, token, body }
  }
  const what = step % 8 < 4 ? 'learned' : 'unlearned'
  return { method: 'PUT', path: `/api/courses/${what}?materialId=${materialId}&courseId=${courseId}`, token }
}
