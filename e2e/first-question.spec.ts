import type { APIRequestContext, Locator, Page, Route } from '@playwright/test'
import type { UnderstoodQuestion } from '#contract/first-question/first-question.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { tabTo } from './by-keyboard.ts'
import { firstQuestions, type Judged } from './first-questions.ts'
import { cartLink, expect, heading, test } from './shop-fixtures.ts'

const question = (page: Page) => page.getByRole('region', { name: 'What do you want to be able to do?' })
const field = (page: Page) => question(page).getByRole('combobox')
const wanted = (page: Page) => question(page).getByRole('list', { name: 'Wanted skills' }).getByRole('listitem')
const goals = (page: Page) => question(page).getByRole('list', { name: 'Goals', exact: true }).getByRole('listitem')
const tile = (page: Page, name: string) => question(page).getByRole('button', { name: new RegExp(`^${name}`) })
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
  await expect(field(page)).toBeVisible()
  // Screen readers say only what comes into a status that was there before.
  await question(page)
    .getByRole('status')
    .evaluateAll((all) => {
      for (const status of all) status.setAttribute('data-there-before', '')
    })
  await field(page).fill('data analist, excell and origami')
  await field(page).press('Enter')
  await expect(goals(page)).toHaveText([/^Data analyst\s*from “data analist”$/])
  await expect(wanted(page).filter({ hasText: 'SQL' })).toHaveCount(1)
  await expect(wanted(page).filter({ hasText: 'from “excell”' })).toHaveText(/Spreadsheets/)
  await expect(question(page).getByText('Not understood: “origami”.').first()).toBeVisible()
  await expect(question(page).locator('[data-there-before]').filter({ hasText: 'Understood' })).toHaveText(
    'Understood: Data analyst, Spreadsheets. Not understood: “origami”.',
  )
  await expect(field(page)).toHaveAccessibleDescription('Is this what you mean? Then show the plan.')
  await expect(field(page)).toHaveValue('data analist, excell and origami')
  await nothingFound(page)

  await question(page).getByRole('button', { name: 'Remove Data analyst' }).click()
  await expect(field(page)).toBeFocused()
  await expect(goals(page)).toHaveCount(0)
  // It was asked for by itself, too.
  await expect(wanted(page)).toHaveText([/Spreadsheets/])
  await question(page).getByRole('link', { name: 'Search courses for “data analist, excell and origami”' }).click()
  await expect(heading(page, 'Results for “data analist, excell and origami”')).toBeVisible()
  await page.getByRole('link', { name: 'Back to your question' }).click()
  await expect(field(page)).toHaveValue('data analist, excell and origami')
  // What was not understood belongs to these words.
  await expect(question(page).getByRole('link', { name: /^Search courses for / })).toBeVisible()
  await field(page).fill('python')
  await expect(question(page).getByText('Not understood')).toHaveCount(0)
  await expect(question(page).getByRole('link', { name: /^Search courses for / })).toHaveCount(0)
  await expect(wanted(page)).toHaveText([/Spreadsheets/])
})

test('what is done while the answer is on its way stays: typing on, a goal that is chosen, another page', async ({ page }) => {
  await page.goto('/courses')
  const releaseExcel = await holdAnswer(page)
  await field(page).fill('excel')
  await field(page).press('Enter')
  await tile(page, 'Speak Spanish').click()
  await field(page).fill('excel for work')
  await releaseExcel()
  const skills = [/Spanish/, /Speaking/, /Listening/, /Spreadsheets/]
  await expect(wanted(page)).toHaveText(skills)
  await expect(field(page)).toHaveValue('excel for work')
  await expect(page).toHaveURL('/courses')

  const releasePython = await holdAnswer(page)
  await field(page).fill('python')
  await field(page).press('Enter')
  await cartLink(page).click()
  await expect(heading(page, 'Shopping cart')).toBeVisible()
  await releasePython()
  await page.goBack()
  await expect(field(page)).toHaveValue('python')
  await expect(wanted(page)).toHaveText(skills)
})

/** The next question gets its response only when it is released. */
async function holdAnswer(page: Page) {
  const [held, taken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const hold = async (route: Route) => {
    const response = await route.fetch()
    await held.promise
    await route.fulfill({ response })
    taken.resolve()
  }
  await page.route('**/api/first-question/*', hold, { times: 1 })
  return async () => {
    held.resolve()
    await taken.promise
    // The page has done what it does with it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
}

test('when nothing is left of what was understood, the same words are asked again, and the goals are back', async ({ page }) => {
  await page.goto('/courses')
  await field(page).fill('excel')
  await field(page).press('Enter')
  await expect(heading(page, 'Your learning plan')).toBeVisible()
  await page.goBack()
  await question(page).getByRole('button', { name: 'Remove Spreadsheets' }).click()
  await expect(field(page)).toHaveValue('excel')
  await expect(tile(page, 'Speak Spanish')).toBeVisible()
  await showPlan(page).click()
  await expect(heading(page, 'Your learning plan')).toBeVisible()
})

test('a skill or a goal adds to what is wanted, and lowers no level', async ({ page }) => {
  await page.goto('/courses')
  const level = question(page).getByRole('spinbutton', { name: 'Level of Spanish' })
  const chooseSpanish = async () => {
    await field(page).pressSequentially('spani')
    await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name: 'Spanish Skill', exact: true }).click()
    await expect(field(page)).toHaveValue('')
  }
  await chooseSpanish()
  await level.fill('8')
  await chooseSpanish()
  await expect(level).toHaveValue('8')
  await tile(page, 'Speak Spanish').click()
  await expect(wanted(page)).toHaveText([/Spanish/, /Speaking/, /Listening/])
  await expect(level).toHaveValue('8')
  await tile(page, 'Data analyst').click()
  await expect(tile(page, 'Data analyst')).toHaveAttribute('aria-pressed', 'true')
  await expect(wanted(page)).toHaveCount(7)
  await tile(page, 'Data analyst').click()
  await expect(wanted(page)).toHaveText([/Spanish/, /Speaking/, /Listening/])
})

test('the words of a question are gone after signing out', async ({ page, signIn, registerUser }) => {
  await signIn(await registerUser())
  await field(page).fill('how to leave my job')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(heading(page, 'Learn exactly what you need')).toBeVisible()
  await expect(field(page)).toHaveValue('')
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
