import type { Page } from '@playwright/test'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { press, tabTo } from './by-keyboard.ts'
import {
  chooseSkill,
  courses,
  fillCart,
  follow,
  inDays,
  searchIsOver,
  shown,
  state,
  steps,
  undo,
  weeks,
} from './route-fixtures.ts'
import { expect, heading, lines, test } from './shop-fixtures.ts'

const tile = (page: Page, days: number) => page.getByRole('grid').locator(`[data-day="${inDays(days)}"]`)

test.use({ timezoneId: 'UTC' })

test('a route is bought, learned, late and planned again, on a phone', async ({ page, signIn, registerUser }) => {
  const user = await registerUser()
  await page.setViewportSize(sizes.phone)
  await signIn(user, '/routes/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('SQL on the train')
  await chooseSkill(page, 'SQL', 3)
  await page.getByRole('textbox', { name: 'Hours a week' }).fill('3.5')
  await page.getByLabel('By', { exact: true }).fill(inDays(35))
  await page.getByRole('button', { name: 'Find my routes' }).click()
  await searchIsOver(page)
  await follow(page).click()
  await expect(state(page)).toContainText('On track for')

  await test.step('what is due is bought', async () => {
    await fillCart(page).click()
    await expect(page).toHaveURL('/shopping-cart')
    await expect(lines(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Buy' }).click()
    await expect(lines(page)).toHaveCount(0)
    await page.goto('/routes')
    await page.getByRole('link', { name: 'SQL on the train' }).click()
    await expect(courses(page).getByText('You own this').first()).toBeVisible()
    await expect(fillCart(page)).toHaveCount(0)
    await expect(shown(page)).toContainText('keeps what you have bought')
  })

  await test.step('a material of this week is learned, and the route knows it', async () => {
    const [first] = await weeks(page).getByRole('listitem').getByRole('link').all()
    const name = (await first?.textContent()) ?? ''
    await first?.click()
    await page.getByRole('button', { name: 'Mark as learned' }).click()
    await expect(page.getByText(/^1 of \d+ learned$/)).toBeVisible()
    await page.goto('/my-learning')
    await page.getByRole('link', { name: 'SQL on the train' }).click()
    await expect(
      weeks(page)
        .getByRole('listitem')
        .filter({ hasText: `${name}, learned` })
        .first(),
    ).toBeVisible()
  })

  await test.step('the calendar shows what is planned from today on', async () => {
    await page.goto('/my-learning?tab=statistics')
    await expect(tile(page, 0)).toHaveAccessibleName(/, today, 1 material learned, .* planned$/)
    await expect(tile(page, -1)).not.toHaveAccessibleName(/planned/)
    await expect(page.getByText('Planned', { exact: true })).toBeVisible()
    await tile(page, 1).click()
    const planned = page.getByRole('region').filter({ hasText: 'Planned (' })
    await expect(planned.getByRole('link', { name: 'SQL on the train' })).toBeVisible()
    await expect(
      planned
        .getByRole('listitem')
        .getByText(/minutes/)
        .first(),
    ).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
    await nothingFound(page)
    await page.setViewportSize(sizes.phone)
    await planned.getByRole('link', { name: 'SQL on the train' }).click()
  })

  await test.step('less time makes it late; another date leads to a new plan', async () => {
    await page.getByRole('link', { name: 'Change the goal' }).click()
    await page.getByRole('textbox', { name: 'Hours a week' }).fill('0.5')
    await page.getByLabel('By', { exact: true }).fill(inDays(7))
    await page.getByRole('button', { name: 'Save and search again' }).click()
    await expect(state(page)).toContainText('Late:')
    await searchIsOver(page)
    await page.getByRole('button', { name: /^Take .* instead$/ }).click()
    await expect(steps(page).first()).toBeAttached({ timeout: 120_000 })
    await searchIsOver(page)
    await steps(page).first().click()
    await expect(steps(page).first()).toBeChecked()
    await follow(page).click()
    await expect(shown(page).getByText('You follow this route now.')).toBeVisible()
    await expect(state(page)).toContainText('On track for')
    await undo(page).click()
    await expect(follow(page)).toBeVisible()
  })
})

test('from a goal to a plan in the cart with the keyboard alone', async ({ page, signIn, registerUser }) => {
  await signIn(await registerUser(), '/routes')
  await press(page, 'link', 'Plan your first route')
  await expect(heading(page, 'New route')).toBeFocused()
  await press(page, 'button', 'Data analyst')
  await tabTo(page, page.getByRole('textbox', { name: 'Hours a week' }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('4')
  await tabTo(page, page.getByRole('checkbox', { name: 'Stay within my points' }))
  await page.keyboard.press('Space')
  await press(page, 'button', 'Find my routes')
  await expect(heading(page, 'Data analyst')).toBeFocused()
  await searchIsOver(page)

  // Tab reaches the step that is shown, arrow keys the others.
  await tabTo(page, page.getByRole('radio', { checked: true }))
  const shownAt = await steps(page).evaluateAll((list) => list.findIndex((step) => step.matches(':checked')))
  expect(shownAt).toBeGreaterThan(0)
  for (let place = shownAt - 1; place >= 0; place--) {
    await page.keyboard.press('ArrowLeft')
    await expect(steps(page).nth(place)).toBeChecked()
  }
  await press(page, 'button', 'Follow this route')
  await expect(undo(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(follow(page)).toBeVisible()
  await expect(undo(page)).toBeFocused()
  // The plan is shown before the button takes the next press.
  await expect(undo(page)).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(shown(page).getByText('Your route')).toBeVisible()
  // It is there as soon as the cart is known.
  await expect(fillCart(page)).toBeVisible()
  await expect(undo(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(fillCart(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/shopping-cart')
  await expect(lines(page).first()).toBeVisible()
})
