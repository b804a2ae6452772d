import type { Page } from '@playwright/test'
import { courseForm, expect, makeParts, type Person, test } from './authoring-fixtures.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { buy, learn } from './review-fixtures.ts'
import { figure } from './shop-fixtures.ts'

const address = '/my-learning?tab=statistics'
const call = '/api/account/learning-insight'
const weeks = (page: Page) => page.getByRole('region', { name: 'Your weeks', exact: true })
const card = (page: Page, name: string) => weeks(page).getByRole('region', { name, exact: true })
const chart = (page: Page) => card(page, 'Hours by week').getByRole('img', { name: /^Hours learned per week / })
const skills = (page: Page) => page.getByRole('list', { name: 'Skills over time' }).getByRole('listitem')
const value = (page: Page, name: string) => figure(page, name).getByRole('definition')

/** A free course with two articles of 15 minutes, which teaches its own skill to level 2. */
async function makeCourse(author: Person) {
  const { skill, materials } = await makeParts(author, 'Weaving', ['The warp', 'The weft'])
  const name = author.own('Weaving in a week')
  const form = { ...courseForm, name, price: 0, skills: [{ ...skill, level: 2 }], materials }
  const { status, body } = await author.send('POST', '/api/courses', form)
  expect(status).toBe(201)
  return { id: body.id as number, name, skill: skill.name, materials }
}

test.describe('fourteen hours ahead', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('what a learner learns appears in this week, and a finished course in the skills', async ({
    page,
    creator,
    student,
    openAs,
  }) => {
    const course = await makeCourse(await creator())
    const lena = await student('Lena Loom')
    await buy(lena, [course.id])
    await openAs(lena, address)
    await expect(weeks(page).getByText('Learn something, and your weeks appear here.')).toBeVisible()
    await expect(weeks(page).getByRole('link', { name: 'See what is in progress' })).toHaveAttribute(
      'href',
      '/my-learning?tab=in-progress',
    )

    await learn(lena, course.id, 1)
    const asked = page.waitForRequest((request) => request.url().includes(call))
    await page.reload()
    expect(new URL((await asked).url()).searchParams.get('timeZone')).toBe('Pacific/Kiritimati')
    await expect(value(page, 'Learned this week')).toHaveText('15 min')
    await expect(value(page, 'Streak')).toHaveText('1 week')
    await expect(value(page, 'Longest streak')).toHaveText('1 week')
    await expect(card(page, 'Skills over time')).toContainText('Finish a course, and the skills that it teaches appear here.')

    await test.step('the chart has the figures of the bar under the pointer', async () => {
      await expect(card(page, 'Hours by week').getByText('15 minutes in the last 12 weeks', { exact: true })).toBeVisible()
      const box = await chart(page).boundingBox()
      await chart(page).hover({ position: { x: (box?.width ?? 0) - 4, y: 20 } })
      await expect(
        card(page, 'Hours by week').getByText(`15 minutes in the week of ${thisSunday()}, 1 material`, { exact: true }),
      ).toBeVisible()
      await chart(page).hover({ position: { x: 4, y: 20 } })
      await expect(card(page, 'Hours by week').getByText(/^0 minutes in the week of .+, 0 materials$/)).toBeVisible()
    })

    await learn(lena, course.id)
    await page.reload()
    await expect(value(page, 'Learned this week')).toHaveText('30 min')
    await expect(skills(page)).toHaveText(`${course.skill}Level 2`)
    await expect(skills(page).getByRole('img', { name: /^level 2 on [A-Z][a-z]{2} \d+, \d{4}$/ })).toBeVisible()

    await test.step('the figures are in tables too', async () => {
      await card(page, 'Hours by week').getByText('The figures as a table').click()
      const hours = page.getByRole('table', { name: 'Hours by week' }).getByRole('row')
      await expect(hours).toHaveText(['Week ofLearnedMaterials', `${thisSunday()}30 minutes2`])
      await card(page, 'Skills over time').getByText('The figures as a table').click()
      const gained = page.getByRole('table', { name: 'Skills by day' }).getByRole('row').nth(1)
      await expect(gained.getByRole('rowheader')).toHaveText(`${course.skill}${course.name}`)
      await expect(gained.getByRole('cell').last()).toHaveText('2')
    })

    await test.step('an unmarked material leaves its week; skills stay', async () => {
      for (const { id } of course.materials) {
        const { status } = await lena.send('PUT', `/api/courses/unlearned?materialId=${id}&courseId=${course.id}`)
        expect(status).toBe(200)
      }
      await page.reload()
      await expect(value(page, 'Streak')).toHaveText('0 weeks')
      await expect(card(page, 'Hours by week')).toContainText('Nothing was learned in the last 52 weeks.')
      await expect(skills(page)).toHaveText(`${course.skill}Level 2`)
    })
  })
})

test('a guest is sent to the login screen and refused by the call, and nobody sees another’s weeks', async ({
  page,
  request,
  creator,
  student,
  openAs,
}) => {
  await page.goto(address)
  await expect(page).toHaveURL(`/account/login?returnUrl=${encodeURIComponent(address)}`)
  expect((await request.get(call)).status()).toBe(401)

  const author = await creator()
  const course = await makeCourse(author)
  const [lena, milo] = [await student('Lena Loom'), await student('Milo Mill')]
  await buy(lena, [course.id])
  await learn(lena, course.id)
  expect((await lena.send('GET', call)).body).toMatchObject({ streak: 1, skillsCount: 1 })
  for (const somebody of [milo, author]) {
    const { status, body } = await somebody.send('GET', call)
    expect(status).toBe(200)
    expect(body).toMatchObject({ weeks: [], streak: 0, longestStreak: 0, skills: [], skillsCount: 0 })
  }
  await openAs(milo, address)
  await expect(weeks(page).getByText('Learn something, and your weeks appear here.')).toBeVisible()
  await nothingFound(page)
})

test('the demo’s learner has a history, which fits on a phone, and axe finds nothing', async ({ page, signIn }) => {
  await signIn('student@demo.test', address)
  await expect(value(page, 'Streak')).toHaveText(/^([4-9]|\d\d) weeks$/)
  await expect(value(page, 'Longest streak')).toHaveText(/^([8-9]|\d\d) weeks$/)
  await expect(value(page, 'Learned in the last 52 weeks')).toHaveText(/^\d+\.\d h$/)
  await expect(skills(page)).toHaveCount(12)
  await expect(card(page, 'Skills over time').getByText(/^From .+These are your 12 highest skills/)).toBeVisible()
  await expect(skills(page).getByRole('img', { name: /, level \d+ on .+, level \d+ on / })).not.toHaveCount(0)
  for (const name of ['Hours by week', 'Skills over time']) await card(page, name).getByText('The figures as a table').click()
  await page.setViewportSize(sizes.phone)
  await expect(chart(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await nothingFound(page)
})

test('a failure can be tried again, and the calendar stays', async ({ page, signIn, registerUser }) => {
  await page.route(
    `**${call}*`,
    (route) => route.fulfill({ status: 400, json: { StatusCode: 400, Message: 'No.', errors: {} } }),
    {
      times: 1,
    },
  )
  await signIn(await registerUser(), address)
  await expect(page.getByRole('grid')).toBeVisible()
  await weeks(page).getByRole('button', { name: 'Try again' }).click()
  await expect(weeks(page).getByText('Learn something, and your weeks appear here.')).toBeVisible()
})

/** In that time zone, as the screen writes it. */
function thisSunday(): string {
  const today = new Date(new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(new Date()))
  const sunday = new Date(today.getTime() - today.getUTCDay() * 86_400_000)
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(sunday)
}
