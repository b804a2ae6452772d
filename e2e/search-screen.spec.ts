import type { Page } from '@playwright/test'
import type { CourseCard } from '#contract/courses/courses.ts'
import type { Skill } from '#contract/skills/skills.ts'
import { card, expect, heading, lines, test } from './shop-fixtures.ts'

const box = (page: Page) => page.getByRole('region', { name: 'Automated Courses Select' })
const list = (page: Page) => page.getByRole('region', { name: 'Courses', exact: true })

for (const path of ['/courses/filtered', '/courses/filtered/python']) {
  test(`${path} at 1280 x 720: the Automated Courses Select box is in the first view, with its controls`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(path)
    await expect(box(page).getByRole('heading')).toBeInViewport({ ratio: 1 })
    for (const name of ['ADD', 'CLEAN', 'SEARCH', 'GET PDF'])
      await expect(box(page).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await expect(box(page).getByRole('checkbox', { name: 'The least time to learn' })).toBeInViewport({ ratio: 1 })
    // The order of the results, too, is where the results begin.
    for (const name of ['DEFAULT', 'STUDENTS COUNT', 'UPDATE DATE', 'PRICE', 'Ascending', 'Descending'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('textbox', { name: 'Filter' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('article').first()).toBeInViewport()
  })
}

test('at 360 x 740 the button to the Automated Courses Select box is in the first view, and the box comes first in its drawer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/courses/filtered')
  const button = page.getByRole('button', { name: 'By skills' })
  await expect(button).toBeInViewport({ ratio: 1 })
  await button.click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('button', { name: 'ADD', exact: true })).toBeFocused()
  await expect(drawer.getByRole('region', { name: 'Automated Courses Select' })).toBeInViewport({ ratio: 1 })
  const first = drawer.getByRole('heading').or(drawer.getByRole('textbox')).first()
  await expect(first).toHaveText('Automated Courses Select')
})

test('a plan shows its skills and levels first, and no filters of the catalogue', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const skills: Skill[] = await (await request.get('/api/skills?pageSize=100')).json()
  const sql = skills.find(({ name }) => name === 'SQL')?.id
  await page.goto(`/courses/filtered?select=${sql}:4`)
  await expect(page.getByRole('spinbutton', { name: 'Level of SQL' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { name: 'Best possible' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('group', { name: 'Level', exact: true })).toBeHidden()
  await page.goto('/courses/filtered')
  await expect(page.getByRole('group', { name: 'Level', exact: true })).toBeVisible()
})

test('a step of a plan carries all that a card carries', async ({ page, request }) => {
  const skills: Skill[] = await (await request.get('/api/skills?pageSize=100')).json()
  const id = skills.find(({ name }) => name === 'SQL')?.id
  const [course]: (CourseCard & { author: { name: string } })[] = await (
    await request.post('/api/courses/automated-search', { data: [{ skillId: id, level: 4 }] })
  ).json()
  if (!course) throw new Error('there is no plan')
  await page.goto(`/courses/filtered?select=${id}:4`)
  const step = page.getByRole('list', { name: 'Courses of the plan' }).getByRole('article', { name: course.name, exact: true })
  await expect(step.getByRole('img').first().or(step.locator('img').first())).toBeVisible()
  await expect(step.getByText(course.shortDescription)).toBeVisible()
  await expect(step.getByText(course.author.name)).toBeVisible()
  await expect(step.getByText(/^(Rated .+ of 5 stars in .+|No ratings yet)$/)).toBeVisible()
  await expect(step.getByText(/^(Beginner|Intermediate|Advanced)$/)).toBeVisible()
  await expect(step.getByText(/^\d+ students?$/)).toBeVisible()
  await expect(step.getByText(/^Updated /)).toBeVisible()
  await expect(step.getByText(`${course.price} points`)).toBeVisible()
  await expect(step.getByRole('button', { name: `Wishlist: ${course.name}` })).toBeVisible()
  await expect(step.getByRole('button', { name: 'Add to cart' })).toBeVisible()
})

test('“points” is read on cards, in the cart and on the wishlist', async ({ page, course }) => {
  const { name, price } = await course('SQL from zero')
  await page.goto('/courses')
  // Its own element, because hidden words would be found too.
  const word = card(page, name).getByText('points', { exact: true })
  await expect(card(page, name)).toContainText(`${price} points`)
  const wide = async () => (await word.boundingBox())?.width ?? 0
  expect(await wide()).toBeGreaterThan(20)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await wide()).toBeGreaterThan(20)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await card(page, name).getByRole('button', { name: 'Add to cart' }).click()
  for (const place of [lines(page), page.getByRole('region', { name: 'Summary' }).locator('dd').first()])
    expect((await place.getByText('points', { exact: true }).boundingBox())?.width).toBeGreaterThan(20)
})

test('an order begins in its natural direction, and an address with a direction keeps it', async ({ page, request }) => {
  const findFirst = async (order: number, isAscending: boolean) =>
    ((await (await request.get(`/api/courses/filtered/1/4/${order}/${isAscending}/`)).json()) as CourseCard[])[0]?.name ?? ''
  await page.goto('/courses/filtered')
  for (const [label, order, isAscending] of [
    ['STUDENTS COUNT', 1, false],
    ['PRICE', 3, true],
    ['UPDATE DATE', 2, false],
    ['RATING', 4, false],
    ['DEFAULT', 0, true],
  ] as const) {
    await page.getByRole('button', { name: label }).click()
    await expect(page.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: isAscending ? 'Ascending' : 'Descending' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.getByRole('article').first()).toHaveAccessibleName(await findFirst(order, isAscending))
  }
  await page.goto('/courses/filtered?order=students&direction=ascending')
  await expect(page.getByRole('button', { name: 'Ascending' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article').first()).toHaveAccessibleName(await findFirst(1, true))
  await page.getByRole('button', { name: 'Descending' }).click()
  await page.getByRole('button', { name: 'Ascending' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Ascending' })).toHaveAttribute('aria-pressed', 'true')
})

test('a page shows as many courses as one chooses, and what was first on it stays there', async ({ page }) => {
  const size = list(page).getByLabel('Courses per page')
  await page.goto('/courses?page=4')
  const first = (await list(page).getByRole('article').first().getAttribute('aria-labelledby')) ?? ''
  await size.focus()
  await size.selectOption('12')
  await expect(page).toHaveURL('/courses?size=12&page=2')
  await expect(list(page).getByRole('article')).toHaveCount(12)
  await expect(list(page).locator(`#${first}`)).toBeVisible()
  await expect(size).toBeFocused()
  await page.reload()
  await expect(list(page).getByRole('article')).toHaveCount(12)
  await list(page).getByRole('button', { name: 'Page 1', exact: true }).click()
  await expect(page).toHaveURL('/courses?size=12')

  await page.goto('/courses/filtered/design')
  await page.getByLabel('Courses per page').selectOption('24')
  await page.getByRole('button', { name: 'PRICE' }).click()
  await expect(page).toHaveURL('/courses/filtered/design?order=price&size=24')
  const cards = page.getByRole('main').getByRole('article')
  // Until they come, the four that were there stay.
  await expect(cards.nth(4)).toBeVisible()
  const inFirstRow = async () => {
    const tops = await cards.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
    return tops.filter((top) => top === tops[0]).length
  }
  await expect.poll(inFirstRow).toBe(3)
})

for (const size of [
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
]) {
  test(`turning a page of the first page at ${size.width} px stays at the list, with the focus, and says the page`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/courses')
    await expect(heading(page, 'Learn exactly what you need')).toBeVisible()
    const next = list(page).getByRole('button', { name: 'Next page' })
    const shown = list(page).getByRole('status')
    const turnTo = async (number: number) => {
      await next.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/courses?page=${number}`)
      await expect(shown).toHaveText(new RegExp(`^Page ${number} of \\d+$`))
      await expect(list(page).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
      await expect(list(page).getByRole('article').first()).toBeInViewport()
      await expect(next).toBeFocused()
    }
    for (const number of [2, 3]) {
      await turnTo(number)
      // Not only in sight below the hero: the list begins where the window does.
      await expect.poll(async () => (await list(page).boundingBox())?.y).toBeLessThan(size.height / 5)
    }
    await page.goBack()
    await expect(shown).toHaveText(/^Page 2 of/)
    await expect(list(page).getByRole('heading', { level: 2 })).toBeInViewport()
    // The button stays where the focus is, although it does nothing on the last page.
    const last = Number(/\d+$/.exec((await shown.textContent()) ?? '')?.[0])
    await page.goto(`/courses?page=${last - 1}`)
    await turnTo(last)
  })
}
