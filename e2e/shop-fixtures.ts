import type { APIRequestContext, Page } from '@playwright/test'
import type { CourseCard } from '#contract/courses/courses.ts'
import { test as base, expect } from './fixtures.ts'

interface ShopFixtures {
  /** A course of the demo by its name, because tests do not know ids and prices. */
  course: (name: string) => Promise<CourseCard>
}

export const test = base.extend<ShopFixtures>({
  course: async ({ request }, use) => {
    await use((name) => findCourse(request, name))
  },
})

export { expect }

async function findCourse(request: APIRequestContext, name: string): Promise<CourseCard> {
  const response = await request.get(`/api/courses/filtered/1/4/0/true/${encodeURIComponent(name)}`)
  const courses: CourseCard[] = await response.json()
  const found = courses.find((course) => course.name === name)
  if (!found) throw new Error(`the demo has no course called ${name}`)
  return found
}

/** Puts courses into a user's cart through the API. */
export async function fillCart(request: APIRequestContext, accessToken: string, courses: CourseCard[]) {
  for (const { id } of courses) {
    const response = await request.put(`/api/shopping-cart/add-to-cart/${id}`, {
      headers: { authorization: `Bearer ${accessToken}` },
    })
    expect(response.status()).toBe(200)
  }
}

/** Fills the cart in a guest's browser before the next page opens. */
export const keepGuestCart = (page: Page, text: string) =>
  page.addInitScript((text) => {
    if (sessionStorage.getItem('filled')) return
    sessionStorage.setItem('filled', 'yes')
    localStorage.setItem('cart', text)
  }, text)

/** On the first page it may be in a row below the list too. */
export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true }).first()
/** The box of a course page with price and button; there are more buttons below, on similar courses. */
export const glance = (page: Page) => page.getByRole('complementary', { name: 'At a glance' })
export const cartLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Personal' }).getByRole('link', { name: /^Shopping cart/ })
export const lines = (page: Page) => page.getByRole('list', { name: 'Courses in the cart' }).getByRole('listitem')
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
/** A figure beside its name: "Total price 150". */
export const figure = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }) })
