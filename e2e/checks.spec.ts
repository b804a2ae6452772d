import type { Locator, Page } from '@playwright/test'
import { expect, type Person, test } from './authoring-fixtures.ts'
import { findViolations, nothingFound, sizes } from './axe-fixtures.ts'
import { press, tabTo } from './by-keyboard.ts'
import { drag } from './by-pointer.ts'
import {
  articleName,
  type CheckCourse,
  checkName,
  enterAsLearner,
  letTimePass,
  makeCheckCourse,
  rightOrder,
} from './check-fixtures.ts'
import { enterAs, loseResponse } from './fixtures.ts'

/** By its text, because each attempt has its own order. */
const question = (page: Page, text: string) => page.getByRole('group', { name: text })
const number = (page: Page) => question(page, 'seven rounds').getByLabel('Your answer, in seconds')
const word = (page: Page) => question(page, 'one round of a loop').getByLabel('Your answer')
const answered = (page: Page, count: number) => expect(page.getByText(`${count} of 7 answered`, { exact: true })).toBeVisible()
const saved = (page: Page) => page.getByText('Saved', { exact: true })
const notSaved = (page: Page) => page.getByText('Not saved yet, trying again')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const saves = '**/api/check-attempts/*/answers/*'

async function start(page: Page, course: CheckCourse) {
  await page.goto(course.path)
  await button(page, 'Start').click()
  await answered(page, 0)
}

/** What the server has: the text of each question with its answer. */
async function readAnswers(learner: Person, { id, checkId }: CheckCourse): Promise<Record<string, unknown>> {
  const { body } = await learner.send('GET', `/api/checks/${checkId}/state?courseId=${id}`)
  const questions: { question: { text: string }; answer: unknown }[] = body.open.questions
  return Object.fromEntries(questions.map(({ question, answer }) => [question.text, answer]))
}

async function answerAll(page: Page) {
  await question(page, 'runs its body').getByRole('radio', { name: 'A do-while loop' }).check()
  const picture = question(page, 'the picture stand for')
  await picture.getByRole('checkbox', { name: 'A loop' }).check()
  await picture.getByRole('checkbox', { name: 'A cycle' }).check()
  await number(page).fill('3,5')
  await word(page).fill('Iteration')
  await sortByArrows(question(page, 'In which order'), (arrow) => arrow.click())
  const pairs = question(page, 'What does each')
  await pairs.getByLabel('break').selectOption('Leaves the loop')
  await pairs.getByLabel('continue').selectOption('Skips to the next round')
  await pairs.getByLabel('return').selectOption('Leaves the function')
  const gaps = question(page, 'Complete the sentence')
  await gaps.getByLabel('Gap 1 of 2').fill('body')
  await gaps.getByLabel('Gap 2 of 2').fill('test')
}

async function sortByArrows(order: Locator, press: (arrow: Locator) => Promise<unknown>) {
  for (const [place, item] of rightOrder.entries()) {
    const items = await order.getByRole('listitem').allTextContents()
    for (let now = items.findIndex((text) => text.endsWith(item)); now > place; now--) {
      await press(order.getByRole('button', { name: `Move up: ${item}` }))
      await expect(order.getByRole('listitem').nth(now - 1)).toContainText(item)
    }
  }
}

test('a learner fails a check, waits, passes it, and has the certificate', async ({ page, request, creator, student }) => {
  const course = await makeCheckCourse(request, await creator(), { attempts: 3, pauseMinutes: 60 })
  await enterAsLearner(page, await student(), course)
  await page.goto(course.path)
  // A check is not ticked.
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await page.getByRole('checkbox', { name: `Learned: ${articleName}` }).check()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  await expect(page.getByText('Learned by passing it').last()).toBeVisible()
  await page.keyboard.press('Shift+L')
  const about = page.getByRole('region', { name: 'About this check' })
  await expect(about).toContainText('80% correct in each skill')
  await expect(about).toContainText('3 of 3 left')
  await expect(about.getByRole('listitem')).toHaveText([/^Looping .*, level 2$/, /^Writing .*, level 2$/])
  await nothingFound(page)

  await button(page, 'Start').click()
  await answered(page, 0)
  await question(page, 'runs its body').getByRole('radio', { name: 'A while loop' }).check()
  await button(page, 'Clear my answer').click()
  await answered(page, 0)
  await number(page).fill('three')
  await word(page).fill('round')
  await expect(question(page, 'seven rounds')).toContainText('Write a number, such as 3.5')
  await answered(page, 1)
  await nothingFound(page)
  await answerAll(page)
  await word(page).fill('round')
  await question(page, 'runs its body').getByRole('radio', { name: 'A while loop' }).check()
  await question(page, 'What does each').getByLabel('return').selectOption('Choose …')
  await answered(page, 6)
  await button(page, 'Send answers').click()
  const dialog = page.getByRole('dialog', { name: '1 question is not answered' })
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Continue answering' }).click()
  await page.getByRole('button', { name: 'not answered' }).click()
  await expect(question(page, 'What does each')).toBeFocused()
  await button(page, 'Send answers').click()
  await dialog.getByRole('button', { name: 'Send anyway' }).click()

  await expect(page.getByRole('heading', { name: 'Not passed yet' })).toBeFocused()
  const skills = page.getByRole('list', { name: 'By skill' }).getByRole('listitem')
  await expect(skills.filter({ hasText: 'Looping' })).toContainText('Not reached')
  await expect(skills.filter({ hasText: 'Writing' })).toContainText('Reached')
  await expect(page.getByRole('article').filter({ hasText: 'one round of a loop' })).toContainText('Wrong')
  await expect(page.getByRole('article').filter({ hasText: 'What does each' })).toContainText('Partly right')
  await expect(page.getByRole('article').filter({ hasText: 'In which order' })).toContainText('Right')
  await expect(page.getByText('The right answers are shown when you have passed')).toBeVisible()
  await expect(page.getByText('Right answer:')).toHaveCount(0)
  await expect(page.getByText('It checks its condition')).toHaveCount(0)
  await expect(page.getByText('You can try again at')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  await nothingFound(page)

  await letTimePass(course)
  await page.reload()
  await button(page, 'Try again').click()
  await answered(page, 0)
  await answerAll(page)
  await answered(page, 7)
  await expect(saved(page)).toBeVisible()
  await button(page, 'Send answers').click()
  await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeFocused()
  await expect(page.getByText('100% correct')).toBeVisible()
  await expect(page.getByText('It checks its condition after the body.')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  await expect(page.getByText('You have learned everything in this course.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Certificate' })).toBeEnabled()
  await expect(page.getByRole('listitem').filter({ hasText: checkName })).toContainText('Learned: you have passed it')
  await nothingFound(page)
  await page.goto(`/courses/${course.id}`)
  await page.getByRole('link', { name: checkName }).click()
  await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible()
  await button(page, 'Your answers').click()
  await expect(page.getByText('It checks its condition after the body.')).toBeVisible()
  await letTimePass(course)
  await page.reload()
  await button(page, 'Practise again').click()
  await answered(page, 0)
  await button(page, 'Send answers').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send anyway' }).click()
  await expect(page.getByText('You have passed this check before, and that stays so.')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
})

test('a check is taken by keyboard alone, on a phone', async ({ page, request, creator, student }) => {
  const course = await makeCheckCourse(request, await creator())
  await enterAsLearner(page, await student(), course)
  await page.setViewportSize(sizes.phone)
  await page.goto(course.path)
  await press(page, 'button', 'Start')
  await answered(page, 0)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  /** The number of a question leads to it, as far as it may be down the page. */
  const goTo = async (text: string) => {
    const place = (await page.getByRole('group', { name: /^Question \d/ }).allTextContents()).findIndex((group) =>
      group.includes(text),
    )
    const jump = page.getByRole('button', { name: new RegExp(`^Question ${place + 1}:`) })
    await jump.focus()
    await tabTo(page, jump)
    await page.keyboard.press('Enter')
    await expect(question(page, text)).toBeFocused()
    return question(page, text)
  }
  const radios = (await goTo('runs its body')).getByRole('radio')
  await page.keyboard.press('Tab')
  // The code before them takes the focus where it is wider than the screen.
  if (!(await radios.first().evaluate((radio) => radio === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press(' ')
  for (let step = 0; step < 4; step++) {
    if (await radios.and(page.getByLabel('A do-while loop')).isChecked()) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(page.getByLabel('A do-while loop')).toBeChecked()
  const picture = await goTo('the picture stand for')
  for (const name of ['A loop', 'A cycle']) {
    const box = picture.getByRole('checkbox', { name })
    await picture.focus()
    await tabTo(page, box)
    await page.keyboard.press(' ')
    await expect(box).toBeChecked()
  }
  await goTo('seven rounds')
  await page.keyboard.press('Tab')
  await page.keyboard.type('3.5')
  await goTo('one round of a loop')
  await page.keyboard.press('Tab')
  await page.keyboard.type('iteration')
  const order = await goTo('In which order')
  await sortByArrows(order, async (arrow) => {
    await order.focus()
    await tabTo(page, arrow)
    await page.keyboard.press('Enter')
  })
  await goTo('What does each')
  for (const letters of ['Leaves the l', 'Sk', 'Leaves the f']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(letters)
  }
  await goTo('Complete the sentence')
  for (const text of ['body', 'condition']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await answered(page, 7)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await press(page, 'button', 'Send answers')
  await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeFocused()
  await expect(page.getByRole('article').filter({ hasText: 'What does each' })).toContainText('Right')
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('an item is dragged to its place', async ({ page, request, creator, student }) => {
  const course = await makeCheckCourse(request, await creator())
  await enterAsLearner(page, await student(), course)
  await start(page, course)
  const order = question(page, 'In which order')
  const items = () => order.getByRole('listitem').allTextContents()
  const [first = ''] = await items()
  const name = first.replace(/^\d/, '')
  const handle = order.getByRole('button', { name: `Drag: ${name}` })
  await drag(page, handle, order.getByRole('listitem').last(), `${name} would be number 4 of 4.`)
  await expect.poll(async () => (await items()).at(-1)).toContain(name)
  await expect(order.getByText(`${name} is now number 4 of 4.`)).toBeAttached()
  await answered(page, 1)
})

test('a lost connection, a reload and a portal that is away lose no answer', async ({
  page,
  context,
  request,
  creator,
  student,
}) => {
  const course = await makeCheckCourse(request, await creator())
  const learner = await student()
  await enterAsLearner(page, learner, course)
  await start(page, course)
  await number(page).fill('2')
  await expect(saved(page)).toBeVisible()

  await page.route(saves, (route) => route.abort('internetdisconnected'))
  await number(page).fill('3.5')
  await question(page, 'runs its body').getByRole('radio', { name: 'A do-while loop' }).check()
  await expect(notSaved(page)).toBeVisible()
  await expect(saved(page)).toBeHidden()
  expect(await findViolations(page)).toEqual([])
  await page.reload()
  await expect(number(page)).toHaveValue('3.5')
  await expect(question(page, 'runs its body').getByRole('radio', { name: 'A do-while loop' })).toBeChecked()
  await expect(notSaved(page)).toBeVisible()
  await page.unroute(saves)
  await expect(saved(page)).toBeVisible()
  expect(await readAnswers(learner, course)).toMatchObject({
    'A round takes 0.5 seconds. How long do seven rounds take?': { kind: 'number', value: 3.5 },
  })

  const away = { status: 503, json: { StatusCode: 503, Message: 'The portal is being repaired.', errors: {} } }
  await page.route(saves, (route) => route.fulfill(away))
  await word(page).pressSequentially('iteration')
  await expect(notSaved(page)).toBeVisible()
  await page.unroute(saves)
  await expect(saved(page)).toBeVisible()

  await context.setOffline(true)
  await word(page).fill('round')
  await expect(notSaved(page)).toBeVisible()
  await button(page, 'Send answers').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send anyway' }).click()
  await expect(page.getByText('Your answers are kept in this browser')).toBeVisible()
  await word(page).fill('iteration')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Not passed yet' })).toBeFocused()
  await expect(page.getByRole('article').filter({ hasText: 'one round of a loop' })).toContainText('Right')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('coursewise-check-')))).toEqual([])
})

test('two tabs show the same answers, and one of them sends them', async ({ page, context, request, creator, student }) => {
  const course = await makeCheckCourse(request, await creator())
  const learner = await student()
  await enterAsLearner(page, learner, course)
  await start(page, course)
  await number(page).fill('7')
  await expect(saved(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(course.path)
  await expect(other.getByText('1 of 7 questions answered.')).toBeVisible()
  expect(await findViolations(other)).toEqual([])
  await button(other, 'Continue').click()
  await expect(number(other)).toHaveValue('7')
  await number(other).fill('3.5')
  await expect(number(page)).toHaveValue('3.5')
  await word(page).fill('iteration')
  await expect(word(other)).toHaveValue('iteration')
  await expect(saved(page)).toBeVisible()
  await expect(saved(other)).toBeVisible()
  await expect
    .poll(() => readAnswers(learner, course))
    .toMatchObject({
      'A round takes 0.5 seconds. How long do seven rounds take?': { kind: 'number', value: 3.5 },
      'What is one round of a loop called?': { kind: 'short', text: 'iteration' },
    })
  await loseResponse(other, '/api/check-attempts/*/send')
  await button(other, 'Send answers').click()
  await other.getByRole('dialog').getByRole('button', { name: 'Send anyway' }).click()
  await expect(other.getByRole('heading', { name: 'Not passed yet' })).toBeFocused()
  // The first tab does not know it yet. What is answered there is refused, and its result is shown.
  await word(page).fill('too late')
  await expect(page.getByRole('heading', { name: 'Not passed yet' })).toBeVisible()
  await expect(page.getByText('too late')).toHaveCount(0)
})

test('those who need more time have it, it is said when little is left, and at its end the answers are sent', async ({
  page,
  request,
  creator,
  student,
}) => {
  const course = await makeCheckCourse(request, await creator(), { timeLimitMinutes: 20 })
  await enterAsLearner(page, await student(), course)
  // A wrong clock changes nothing.
  await page.clock.install({ time: new Date(Date.now() - 3_600_000) })
  await page.goto(course.path)
  await page.getByRole('group', { name: 'I need more time' }).getByRole('button', { name: '100% more' }).click()
  await expect(page.getByText('You have 40 minutes.')).toBeVisible()
  await button(page, 'Start').click()
  const timer = page.getByRole('timer', { name: 'Time left' })
  await expect(timer).toHaveText(/^(40:00|39:5\d)$/)
  await expect(page.getByText('minutes left')).toHaveCount(0)
  await answerAll(page)
  await word(page).fill('round')
  await expect(saved(page)).toBeVisible()
  await letTimePass(course, { untilDeadline: 5 * 60 })
  await page.reload()
  await expect(timer).toHaveText(/^[45]:\d\d$/)
  await expect(page.getByText('Less than 5 minutes left')).toBeAttached()
  await nothingFound(page)
  await letTimePass(course, { untilDeadline: 6 })
  await page.reload()
  await expect(page.getByText('Less than 1 minute left')).toBeAttached()
  await word(page).fill('iteration')
  await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible()
  await expect(page.getByText('100% correct')).toBeVisible()
})

test('nobody else sees the questions, and for its author nothing counts', async ({ page, request, creator, student }) => {
  const author = await creator()
  const course = await makeCheckCourse(request, author)
  const [learner, stranger] = [await student(), await student('Stan Stranger')]
  await enterAsLearner(page, learner, course)
  await start(page, course)
  const { body } = await learner.send('GET', `/api/checks/${course.checkId}/state?courseId=${course.id}`)
  expect((await stranger.send('GET', `/api/checks/${course.checkId}/state?courseId=${course.id}`)).status).toBe(403)
  expect((await stranger.send('POST', `/api/checks/${course.checkId}/attempts`, { courseId: course.id })).status).toBe(403)
  const url = `/api/check-attempts/${body.open.id}`
  expect((await stranger.send('PUT', `${url}/answers/1`, { answer: null })).status).toBe(404)
  expect((await stranger.send('POST', `${url}/send`, { courseId: course.id })).status).toBe(404)
  for (const address of [`/api/courses/${course.id}`, `/courses/${course.id}`, `/api/courses/preview/${course.id}`])
    expect(await (await request.get(address)).text()).not.toContain('do-while')

  await enterAs(page, stranger)
  await page.goto(course.path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(button(page, 'Start')).toHaveCount(0)
  await page.goto(`/courses/${course.id}`)
  await expect(page.getByRole('listitem').filter({ hasText: checkName })).toContainText('Check · 7 questions · pass mark 80%')

  await enterAs(page, author)
  await page.goto(course.path)
  await expect(page.getByText('You are trying out this check.')).toBeVisible()
  await button(page, 'Start').click()
  await answerAll(page)
  await button(page, 'Send answers').click()
  await expect(page.getByText('A learner with these answers would have passed.')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await expect(button(page, 'Try again').or(button(page, 'Practise again'))).toBeVisible()
})
