import { expect, makeCourse, part, test } from './authoring-fixtures.ts'
import { nothingFound } from './axe-fixtures.ts'
import { heading } from './shop-fixtures.ts'

test('a user becomes a Creator on the Teaching screen, and is helped to the first course', async ({ page, student, openAs }) => {
  await openAs(await student('Nora New'), '/teaching')
  await expect(heading(page, 'Teaching')).toBeVisible()
  await expect(page.getByText('Courses are made by Creators. Anyone can become one')).toBeVisible()
  await page.getByRole('button', { name: 'Became Creator' }).click()
  await expect(heading(page, 'Teaching')).toBeFocused()
  await expect(page).toHaveTitle('Teaching · Coursewise')
  const first = page.getByRole('region', { name: 'Your first course' })
  await expect(first.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Waiting for your answer' })).toBeHidden()
  await nothingFound(page)
  await page.getByRole('link', { name: 'Create Course' }).click()
  await expect(heading(page, 'Create a course')).toBeVisible()
})

test('Teaching has drafts, courses with their state, and what waits for an answer; a new course mentions the draft', async ({
  page,
  creator,
  student,
  openAs,
}) => {
  const author = await creator('Tess Teaches')
  const course = await makeCourse(author, 'Weaving, taught')
  const begun = await author.send('POST', '/api/drafts', { name: 'Knots' })
  const buyer = await student('Bo Buys')
  await buyer.send('PUT', `/api/shopping-cart/add-to-cart/${course.id}`)
  expect((await buyer.send('PUT', '/api/shopping-cart/buy', {})).status).toBe(200)
  for (const { id } of course.materials) await buyer.send('PUT', `/api/courses/learned?materialId=${id}&courseId=${course.id}`)
  const rated = await buyer.send('PUT', `/api/courses/${course.id}/ratings/own`, { stars: 4, text: 'Warm and clear.' })
  expect(rated.status).toBeLessThan(300)

  await openAs(author, '/teaching')
  const courses = page.getByRole('list', { name: 'Your courses' })
  await expect(courses.getByRole('listitem')).toContainText('Published')
  await expect(courses.getByRole('listitem')).toContainText('Fewer than 10 learners')
  await expect(courses.getByRole('link', { name: 'Insight into Weaving, taught' })).toBeVisible()
  await expect(courses.getByRole('link', { name: 'Edit Weaving, taught' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Drafts' })).toContainText('Knots')
  const waiting = page.getByRole('list', { name: 'Waiting for your answer' })
  await expect(waiting.getByRole('listitem')).toContainText('1 rating without a reply')
  await nothingFound(page)
  await waiting.getByRole('link', { name: 'Reply: Weaving, taught' }).click()
  await page.getByRole('button', { name: 'Reply' }).click()
  await page.getByLabel('Your reply').fill('Thank you.')
  await page.getByRole('button', { name: 'Save reply' }).click()
  await expect(page.getByText('Reply of the author')).toBeVisible()
  await page.goto('/teaching')
  await expect(page.getByText('Nothing is waiting for your answer.')).toBeVisible()

  await page.getByRole('link', { name: 'Create Course' }).click()
  await expect(page.getByText('You have a draft “Knots” from today: continue it, or start a new one below.')).toBeVisible()
  await page.getByRole('link', { name: 'continue it' }).click()
  await expect(page).toHaveURL(`/create-course?draft=${begun.body.id}`)
  await expect(part(page, 'About the course').getByLabel('Name')).toHaveValue('Knots')
  await expect(page.getByText('You have a draft')).toBeHidden()
})
