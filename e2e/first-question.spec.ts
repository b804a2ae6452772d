import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { UnderstoodQuestion } from '#contract/first-question/first-question.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { tabTo } from './by-keyboard.ts'
import { firstQuestions, type Judged } from './first-questions.ts'
import { cartLink, expect, heading, test } from './shop-fixtures.ts'

const question = (page: Page) => page.getByRole('region', { name: 'What do you want to be able to do?' })
const field = (page: Page) => question(page).getByRole('combobox')
const wanted = (page: Page) => question(page).getByRole('list', { name: 'Wanted skills' }).getByRole('listitem')
const goals = (page: Page) => question(page).getByRole('list', { name: 'Goals', exact: true }).getByRole('listitem')
const option = (page: Page, name: string) => question(page).getByRole('group').getByRole('button', { name, exact: true })
const showPlan = (page: Page) => question(page).getByRole('button', { name: 'Show my plan' })
const addPlan = (page: Page) => page.getByRole('button', { name: 'Add the whole plan to the cart' })

test('at least 95 % of what newcomers ask first leads to what a librarian would hand over', async ({ request }) => {
  const wrong: string[] = []
  for (const [typed, judged] of firstQuestions) {
    const found = await ask(request, typed)
    if (!isRight(found, judged)) wrong.push(`${typed}: ${found.decision} ${names(found)}, not ${JSON.stringify(judged)}`)
  }
  expect(firstQuestions.length).toBeGreaterThanOrEqual(70)
  expect(1 - wrong.length / firstQuestions.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
})

async function ask(request: APIRequestContext, typed: string): Promise<UnderstoodQuestion> {
  const response = await request.get(`/api/first-question/${encodeURIComponent(typed)}`)
  expect(response.status(), typed).toBe(200)
  return response.json()
}

const names = ({ understood }: UnderstoodQuestion) =>
  understood.flatMap(({ options }) =>
    options.map(({ kind, name, skills: [skill] }) =>
      kind === 'skill' && skill && skill.level > 1 ? `${name}:${skill.level}` : name,
    ),
  )

function isRight(found: UnderstoodQuestion, judged: Judged): boolean {
  const { decision } = found
  if (judged === 'search') return decision === 'search'
  if ('plan' in judged) return decision === 'plan' && `${names(found).sort()}` === `${judged.plan.toSorted()}`
  return decision === 'ask' && judged.ask.every((name) => names(found).includes(name))
}

/** Counts presses of the mouse or a finger, and of Enter and of Space outside of the field. Typing and moving are not counted. */
async function countActs(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const kept = () => Number(sessionStorage.getItem('acts'))
    const count = () => sessionStorage.setItem('acts', String(kept() + 1))
    addEventListener('pointerdown', count, { capture: true })
    const isAct = ({ key, target }: KeyboardEvent) => key === 'Enter' || (key === ' ' && !(target instanceof HTMLInputElement))
    addEventListener('keydown', (event) => isAct(event) && count(), { capture: true })
  })
  return () => page.evaluate(() => Number(sessionStorage.getItem('acts')))
}

interface Journey {
  typed: string
  /** Chosen from what the words can mean. */
  choose?: string
  /** Pressed again, because something was left over or to be chosen. */
  again?: boolean
}
interface Hand {
  fill: (target: Locator, text: string) => Promise<void>
  press: (target: Locator) => Promise<void>
}

async function toTheCart(page: Page, { typed, choose, again }: Journey, { fill, press }: Hand) {
  const acts = await countActs(page)
  await page.goto('/courses')
  await fill(field(page), typed)
  await page.keyboard.press('Enter')
  if (choose) await press(option(page, choose))
  else if (again)
    await expect(
      question(page)
        .getByText(/^Not understood: /)
        .first(),
    ).toBeVisible()
  if (again) await press(showPlan(page))
  await expect(heading(page, 'Your learning plan')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Best possible' })).toBeVisible()
  await press(addPlan(page))
  await expect(cartLink(page)).toHaveAccessibleName(/Shopping cart, \d+ items?/)
  expect(await acts()).toBeLessThanOrEqual(4)
}

const byMouse: Journey[] = [
  { typed: 'become a data analyst' },
  { typed: 'I want to learn excell' },
  { typed: 'sql and python for beginners' },
  { typed: 'design', choose: 'Interface designer', again: true },
]
for (const journey of byMouse) {
  test(`from “${journey.typed}” to a plan in the cart by mouse: at most 4 clicks`, async ({ page }) => {
    await toTheCart(page, journey, {
      fill: async (target, text) => {
        await target.pressSequentially(text)
      },
      press: (target) => target.click(),
    })
  })
}

const byKeyboard: Journey[] = [{ typed: 'spanisch' }, { typed: 'web' }, { typed: 'python for finance', again: true }]
for (const journey of byKeyboard) {
  test(`from “${journey.typed}” to a plan in the cart by keyboard: at most 4 presses`, async ({ page }) => {
    await toTheCart(page, journey, {
      fill: async (target, text) => {
        await tabTo(page, target)
        await page.keyboard.type(text)
      },
      press: async (target) => {
        await tabTo(page, target)
        await page.keyboard.press('Enter')
      },
    })
  })
}

const byPhone: Journey[] = [
  { typed: 'fotography' },
  { typed: 'advanced python' },
  { typed: 'programming', choose: 'Web developer', again: true },
]
for (const journey of byPhone) {
  test(`from “${journey.typed}” to a plan in the cart on a phone: at most 4 taps`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, viewport: sizes.phone, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    await toTheCart(page, journey, { fill: (target, text) => target.fill(text), press: (target) => target.tap() })
    await context.close()
  })
}

test('what was understood is shown to be corrected, and said; words that were not are named', async ({ page }) => {
  await page.goto('/courses')
  await field(page).fill('data analist, excell and origami')
  await field(page).press('Enter')
  await expect(goals(page)).toHaveText([/^Data analyst\s*from “data analist”$/])
  await expect(wanted(page).filter({ hasText: 'SQL' })).toHaveCount(1)
  await expect(wanted(page).filter({ hasText: 'from “excell”' })).toHaveText(/Spreadsheets/)
  await expect(question(page).getByText('Not understood: “origami”.').first()).toBeVisible()
  await expect(question(page).getByRole('status').filter({ hasText: 'Understood' })).toHaveText(
    'Understood: Data analyst, Spreadsheets. Not understood: “origami”.',
  )
  await expect(field(page)).toHaveValue('data analist, excell and origami')
  await nothingFound(page)

  await question(page).getByRole('button', { name: 'Remove Data analyst' }).click()
  await expect(field(page)).toBeFocused()
  await expect(goals(page)).toHaveCount(0)
  await expect(wanted(page)).toHaveCount(0)
  await question(page).getByRole('link', { name: 'Search courses for “data analist, excell and origami”' }).click()
  await expect(heading(page, 'Results for “data analist, excell and origami”')).toBeVisible()
  await page.getByRole('link', { name: 'Back to your question' }).click()
  await expect(field(page)).toHaveValue('data analist, excell and origami')
})

test('a field of study is a choice, of which several can be taken; levels can be changed before the plan', async ({ page }) => {
  await page.goto('/courses')
  await field(page).fill('data')
  await showPlan(page).click()
  const group = question(page).getByRole('group', { name: 'In Data you can learn' })
  await expect(group.getByRole('button').first()).toHaveText('Data analyst')
  await expect(question(page).getByRole('status').filter({ hasText: 'Choose from' })).toHaveCount(1)
  await showPlan(page).click()
  await expect(question(page).getByText('Choose at least one of them.')).toBeVisible()
  await option(page, 'Data modelling').click()
  await option(page, 'Data visualisation').click()
  await option(page, 'Data modelling').click()
  await expect(option(page, 'Data modelling')).toHaveAttribute('aria-pressed', 'false')
  await expect(wanted(page)).toHaveText([/Data visualisation/])
  await nothingFound(page)
  await question(page).getByRole('spinbutton', { name: 'Level of Data visualisation' }).fill('3')
  await showPlan(page).click()
  await expect(page).toHaveURL(/select=\d+:3$/)
})

test('what no plan can be made for becomes a search, one click from the question, whose words are kept', async ({ page }) => {
  await page.goto('/courses')
  await field(page).fill('learn to cook')
  await field(page).press('Enter')
  await expect(heading(page, 'Results for “learn to cook”')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to your question' }).click()
  await expect(field(page)).toHaveValue('learn to cook')
  await field(page).fill('sql')
  await field(page).press('Enter')
  await expect(heading(page, 'Your learning plan')).toBeVisible()
  await page.goBack()
  await expect(field(page)).toHaveValue('sql')
  await expect(wanted(page)).toHaveText([/SQL/])
  // The next question takes the place of the last one.
  await field(page).fill('git for kids')
  await field(page).press('Enter')
  await expect(wanted(page)).toHaveText([/Git/])
})
