import type { Page } from '@playwright/test'
import { buy, complete, expect, learn, makeTaskCourse, submitZip, test } from './review-fixtures.ts'

const courses = (page: Page) => page.getByRole('tabpanel').getByRole('article')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

test('the courses of a learner, by how far they are', async ({ page, student, openAs }) => {
  const lena = await student('Lena Loom')
  await buy(lena, [1, 2, 3, 4])
  await learn(lena, 2)
  await learn(lena, 1, 1)
  const counts = async (id: number) => (await lena.send('GET', `/api/courses/learn/${id}`)).body.materials.length
  const [first, second] = [await counts(1), await counts(2)]

  await openAs(lena, '/my-learning')
  await expect(tab(page, 'ALL')).toHaveAttribute('aria-selected', 'true')
  await expect(courses(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/my-learning?page=2')
  await expect(courses(page)).toHaveCount(1)
  const begun = courses(page).first()
  await expect(begun).toContainText(`1 of ${first} learned${Math.ceil(100 / first)}%`)
  await expect(begun.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(Math.ceil(100 / first)))
  await expect(begun.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/courses/learn/1')

  await tab(page, 'IN PROGRESS').click()
  await expect(page).toHaveURL('/my-learning?tab=in-progress')
  await expect(courses(page)).toHaveCount(3)
  await expect(courses(page).first().getByRole('link', { name: 'Learn Course' })).toBeVisible()
  await expect(courses(page).getByRole('button', { name: 'Certificate' })).toHaveCount(0)

  await tab(page, 'IN PROGRESS').press('ArrowRight')
  await expect(tab(page, 'LEARNED')).toBeFocused()
  await expect(courses(page)).toHaveCount(1)
  await expect(courses(page)).toContainText(`${second} of ${second} learned100%`)
  await expect(courses(page).getByRole('button', { name: 'Certificate' })).toBeEnabled()

  await page.goBack()
  await expect(tab(page, 'IN PROGRESS')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page).toHaveURL('/my-learning?page=2')
  await page.goto('/my-learning?tab=learned&page=9')
  await expect(page.getByText('The last page is page 1.')).toBeVisible()
  await page.getByRole('link', { name: 'To the first page' }).click()
  await expect(courses(page)).toHaveCount(1)
})

test('a user without courses reads where to get them, and what everything means', async ({ page, student, openAs }) => {
  await openAs(await student(), '/my-learning?tab=nonsense')
  await expect(page.getByText('The courses you buy appear here.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/courses')
  await tab(page, 'LEARNED').click()
  await page.getByRole('link', { name: 'See what is in progress' }).click()
  await expect(page.getByText('You have no course with something left to learn.')).toBeVisible()

  await page.getByRole('button', { name: 'Help' }).click()
  const help = page.getByRole('dialog', { name: 'How My Learning works' })
  for (const term of ['Learned', 'Progress', 'Certificate', 'Final task', 'Calendar']) {
    await expect(help.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(page.getByRole('button', { name: 'Help' })).toBeFocused()
})

test.describe('fourteen hours ahead', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('the calendar shows what was learned and what is due, in days of the local time zone', async ({
    page,
    request,
    student,
    creator,
    openAs,
  }) => {
    const course = await makeTaskCourse(await creator())
    const lena = await student('Lena Loom')
    await complete(lena, course)
    await submitZip(request, lena, course)
    await buy(lena, [2])
    const names = await learn(lena, 2, 3)
    const today = dayAhead(0)

    await openAs(lena, '/my-learning?tab=statistics')
    const grid = page.getByRole('grid')
    const todaysTile = grid.getByRole('button', { name: `${inWords(today)}, today, 4 materials learned`, exact: true })
    await expect(todaysTile).toHaveAttribute('aria-current', 'date')
    await expect(todaysTile).toHaveText(new RegExp(`${today.getUTCDate()}4$`))
    await expect(grid.getByRole('button')).toHaveCount(21)
    await expect(grid.getByRole('columnheader').first()).toContainText('Sunday')
    await expect(page.getByText('4 materials learned in these three weeks')).toBeVisible()
    const details = page.getByRole('region', { name: inWords(today) })
    for (const name of ['The first thread', ...names]) await expect(details.getByText(name)).toBeVisible()

    await test.step('a deadline has a clock, its time, and a link to the final task of its course', async () => {
      const due = inWords(dayAhead(3))
      await grid.getByRole('button', { name: `${due}, review deadline` }).click()
      await expect(page).toHaveURL(new RegExp(`day=${dayAhead(3).toISOString().slice(0, 10)}`))
      const deadline = page.getByRole('region', { name: due }).getByRole('listitem')
      await expect(deadline).toContainText('Review another learner’s final task')
      const at = (await deadline.getByRole('time').getAttribute('datetime')) ?? ''
      const local = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'Pacific/Kiritimati' })
      await expect(deadline.getByRole('time')).toHaveText(local.format(new Date(at)))
      await deadline.getByRole('link', { name: course.name }).click()
      await expect(page).toHaveURL(`/courses/learn/${course.id}?view=final-task`)
      await expect(page.getByRole('button', { name: 'Review Task' })).toBeVisible()
      await page.goBack()
    })

    await test.step('it moves by two weeks, and back to today', async () => {
      const heading = page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()
      const before = await heading.textContent()
      await page.getByRole('button', { name: 'Two weeks back' }).click()
      await expect(grid.getByRole('button', { name: inWords(dayAhead(-14 - today.getUTCDay() - 7)) })).toBeVisible()
      await expect(grid.getByRole('button', { name: inWords(dayAhead(8 - today.getUTCDay())) })).toBeHidden()
      await page.reload()
      await expect(heading).not.toHaveText(before ?? '')
      await page.getByRole('button', { name: 'Two weeks forward' }).click()
      await expect(heading).toHaveText(before ?? '')
      await page.getByRole('button', { name: 'Two weeks forward' }).click()
      await page.getByRole('button', { name: 'Today', exact: true }).click()
      await expect(page).toHaveURL('/my-learning?tab=statistics')
      await expect(details).toBeVisible()
    })

    await test.step('arrow keys walk through it and beyond its edge', async () => {
      await todaysTile.focus()
      await page.keyboard.press('ArrowLeft')
      await expect(grid.getByRole('button', { name: inWords(dayAhead(-1)) })).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      const far = grid.getByRole('button', { name: inWords(dayAhead(-22)) })
      await expect(far).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('region', { name: inWords(dayAhead(-22)) })).toContainText('Nothing was learned on this day.')
      await expect(far).toBeFocused()
    })
  })
})

/** Today in that time zone, or some days later, as midnight UTC of the same date. */
function dayAhead(days: number): Date {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(new Date())
  return new Date(Date.parse(today) + days * 86_400_000)
}

/** With the year, unless it is this year. */
const inWords = (day: Date) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(day.getUTCFullYear() !== dayAhead(0).getUTCFullYear() && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(day)
