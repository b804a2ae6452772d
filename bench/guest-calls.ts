import { commonWords, rareWords } from './fill.ts'

export interface GuestCall {
  name: string
  /** Differs with each number, where responses could otherwise be shared or kept. */
  ask: (number: number) => { method?: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: object }
}

export const courses = 100_000
export const certificates = 5000
export const pictures = 5000

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const certificateCode = (number: number) => {
  const digits = [4, 3, 2, 1, 0].map((place) => alphabet[Math.floor(number / alphabet.length ** place) % alphabet.length])
  return `BENCH-CERTS-22222-${digits.join('')}`
}
export const pictureName = (number: number) => `${String(number).padStart(22, '0')}.webp`

const pdf = { accept: 'application/pdf' }
const wish = (number: number) => [0, 7, 13].map((step) => ({ skillId: 1 + ((number + step) % 50), level: 4 + (number % 6) }))
const letters = [...'abcdefghijklmnopqrstuvwxyz']
/** Ten words of one letter each, which are in nearly every text. */
export const tenLetters = (number: number) =>
  letters
    .map((_, place) => letters[(place * 3 + number) % 26])
    .slice(0, 10)
    .join(' ')
/** No course holds all but one of them: every correction and every shortened reading is tried. */
const tenWords = (number: number) =>
  Array.from({ length: 10 }, (_, place) => (place % 2 === 0 ? commonWords : rareWords)[(number * 7 + place * 3) % 10]).join(' ')
const search = (filter: string, order = 0, page = 1) =>
  `/api/courses/filtered/${page}/4/${order}/true/${encodeURIComponent(filter)}`
const cart = Array.from({ length: 200 }, (_, number) => number + 1).join(',')

/** Every call open to guests that costs the server more than a simple query. */
export const guestCalls: GuestCall[] = [
  { name: 'certificate as PDF, each another', ask: (n) => ({ path: certificate(n), headers: pdf }) },
  { name: 'certificate as PDF, always the same', ask: () => ({ path: certificate(0), headers: pdf }) },
  { name: 'certificate as JSON', ask: (n) => ({ path: certificate(n) }) },
  { name: 'plan', ask: (n) => ({ method: 'POST', path: '/api/courses/automated-search', body: wish(n) }) },
  { name: 'plan as PDF', ask: (n) => ({ method: 'POST', path: '/api/courses/pdf-for-automated-search', body: wish(n) }) },
  {
    name: 'login with a wrong password',
    ask: (n) => ({
      method: 'POST',
      path: '/api/account/login',
      body: { email: `nobody-${n}@bench.test`, password: 'Wrong123!' },
    }),
  },
  {
    name: 'registration',
    ask: (n) => ({
      method: 'POST',
      path: '/api/account/register',
      body: { name: 'Newcomer', email: `new-${process.pid}-${n}@bench.test`, password: 'Bench123!' },
    }),
  },
  { name: 'similar courses', ask: (n) => ({ path: `/api/courses/${1 + ((n * 7919) % courses)}/similar` }) },
  { name: 'cheapest ways', ask: (n) => ({ path: `/api/courses/${1 + ((n * 7919) % courses)}/cheapest-ways` }) },
  {
    name: 'suggestions',
    ask: (n) => ({ path: `/api/courses/suggestions/${encodeURIComponent(tenLetters(n).slice(0, 1 + (n % 9)))}` }),
  },
  { name: 'search, ten words of one letter', ask: (n) => ({ path: search(tenLetters(n)) }) },
  { name: 'search, what no index has', ask: (n) => ({ path: search(`c++ ${n % 90}`) }) },
  // Every course holds "for" and "short", and none "fort".
  { name: 'search, what an index would check in vain', ask: (n) => ({ path: search(`fort ${n % 90}`) }) },
  { name: 'search, ten words that nobody holds together', ask: (n) => ({ path: search(tenWords(n)) }) },
  { name: 'search, common word by price', ask: (n) => ({ path: search(commonWords[n % commonWords.length] ?? '', 3) }) },
  {
    name: 'search, last pages of a common word by price',
    ask: (n) => ({ path: search(commonWords[n % commonWords.length] ?? '', 3, 250 - (n % 20)) }),
  },
  { name: 'catalogue, hundred courses a page', ask: (n) => ({ path: `/api/courses?pageNumber=${1 + (n % 900)}&pageSize=100` }) },
  { name: 'course details', ask: (n) => ({ path: `/api/courses/${1 + ((n * 7919) % courses)}` }) },
  { name: 'author with 200 courses', ask: (n) => ({ path: `/api/account/author/person-${1 + (n % 499)}` }) },
  { name: 'cart of 200 courses', ask: (n) => ({ path: `/api/shopping-cart/total-price-from-cookie?cookie=${cart},${201 + n}` }) },
  {
    name: 'page of the catalogue',
    ask: (n) => ({ path: `/courses?page=${1 + (n % 900)}`, headers: { 'accept-encoding': 'gzip' } }),
  },
  {
    name: 'page of a course',
    ask: (n) => ({ path: `/courses/${1 + ((n * 7919) % courses)}`, headers: { 'accept-encoding': 'gzip' } }),
  },
  { name: 'sitemap', ask: () => ({ path: '/sitemap.xml' }) },
  { name: 'sitemap, a part of 50,000 courses', ask: (n) => ({ path: `/sitemaps/courses-${n % 2}.xml` }) },
  { name: 'picture of a course as a bitmap', ask: (n) => ({ path: `/pictures/social/${n + 1}.webp` }) },
  { name: 'picture of a course as a drawing', ask: (n) => ({ path: `/pictures/courses/${n + 1}.svg` }) },
  { name: 'uploaded picture, made smaller', ask: (n) => ({ path: `/files/thumbnails/${pictureName(n % pictures)}?width=640` }) },
  { name: 'API description', ask: () => ({ path: '/api/docs/json' }) },
]

const certificate = (number: number) => `/api/certificates/verify/${certificateCode(number % certificates)}`
