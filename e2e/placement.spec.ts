import type { Page } from '@playwright/test'
import { expect, test } from './authoring-fixtures.ts'
import { findViolations, nothingFound, sizes } from './axe-fixtures.ts'
import { press } from './by-keyboard.ts'
import { enterAs } from './fixtures.ts'
import { makePlacementCourses } from './placement-fixtures.ts'
import { figure } from './shop-fixtures.ts'

const card = (page: Page) => page.getByRole('region', { name: 'What do you know already?' })
const question = (page: Page) => page.getByRole('group', { name: /Which knot is number/ })
const button = (page: Page, name: string | RegExp) => card(page).getByRole('button', { name })
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Until there is a verdict. What the text of a question says is its answer. */
async function answerAll(page: Page, answer: (number: string) => string, from = 1) {
  const verdict = card(page).getByRole('heading', { level: 3, name: /know Knots/ })
  for (let asked = from; ; asked++) {
    await expect(verdict.or(page.getByRole('heading', { name: `Question ${asked}`, exact: true }))).toBeVisible()
    if (await verdict.isVisible()) return asked - 1
    const text = (await question(page).textContent()) ?? ''
    await question(page)
      .getByLabel('Your answer')
      .fill(answer(/number (\d+)/.exec(text)?.[1] ?? ''))
    await question(page).getByLabel('Your answer').press('Enter')
  }
}

test('a guest who knows it gets the shorter plan, exactly as said before, and takes it along to an account', async ({
  page,
  creator,
  student,
}) => {
  const { path, skill } = await makePlacementCourses(await creator())
  await page.goto(path)
  await expect(figure(page, 'Price')).toContainText('170')
  await button(page, 'See what it would save').click()
  await expect(card(page)).toContainText(`If you know ${skill} 5, your plan costs 170 points less.`)
  await expect(card(page)).toContainText('Level 3: 130 points less')
  await nothingFound(page)
  await button(page, `Try ${skill}`).click()
  await expect(question(page)).toBeFocused()
  await expect(button(page, 'Answer')).toBeDisabled()
  await page.setViewportSize(sizes.phone)
  expect(await overflow(page)).toBe(0)
  expect(await findViolations(page)).toEqual([])

  const asked = await answerAll(page, (number) => `Knot ${number}`)
  expect(asked).toBeLessThanOrEqual(20)
  await expect(card(page).getByRole('heading', { level: 3, name: `You know ${skill} 5` })).toBeFocused()
  await expect(card(page)).toContainText('Your plan costs 170 points less and takes 1.0 hours less than before.')
  await expect(card(page).getByRole('region', { name: 'Before' })).toContainText('170 points, 1.0 hours')
  // As all links, not as the browser's own.
  await expect(card(page).getByRole('region', { name: 'Before' }).getByRole('link').first()).not.toHaveCSS(
    'color',
    'rgb(0, 0, 238)',
  )
  await expect(card(page).getByRole('region', { name: 'Now' })).toContainText('No course is needed.')
  await expect(page.getByRole('heading', { name: 'You have already reached these levels' })).toBeVisible()
  expect(await overflow(page)).toBe(0)
  // While it is found again, the plan is dimmed.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await nothingFound(page)

  // A reload keeps it, and so does signing in.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You have already reached these levels' })).toBeVisible()
  await enterAs(page, await student())
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'You have already reached these levels' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('placed'))).toBeNull()
})

test('by keyboard: somebody who does not know it loses nothing, and reads when to try again', async ({
  page,
  creator,
  student,
}) => {
  const { path, skill } = await makePlacementCourses(await creator())
  await enterAs(page, await student())
  await page.goto(path)
  await expect(figure(page, 'Price')).toContainText('170')
  await press(page, 'button', 'See what it would save', card(page))
  const hasFocus = () => card(page).evaluate((one) => one.contains(document.activeElement))
  expect(await hasFocus()).toBe(true)
  await expect(button(page, `Try ${skill}`)).toBeVisible()
  await press(page, 'button', `Try ${skill}`, card(page))
  await expect(question(page)).toBeFocused()
  await press(page, 'button', 'I do not know', card(page))
  await expect(card(page)).toContainText('1 answered, of 20 at most')

  // Left and continued: it goes on where it was.
  await page.reload()
  await button(page, 'See what it would save').click()
  await button(page, `Continue with ${skill}`).click()
  await expect(card(page)).toContainText('1 answered, of 20 at most')
  await answerAll(page, () => 'no idea', 2)
  await expect(card(page).getByRole('heading', { level: 3, name: `It is not certain that you know ${skill}` })).toBeFocused()
  await expect(card(page)).toContainText('Your plan stays as it is.')
  await expect(figure(page, 'Price')).toContainText('170')
  await button(page, 'Try another skill').click()
  expect(await hasFocus()).toBe(true)
  await expect(card(page)).toContainText('You can try it again on')
})
