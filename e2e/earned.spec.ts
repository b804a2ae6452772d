import type { Page } from '@playwright/test'
import { opensPdf } from './pdf-fixtures.ts'
import {
  buy,
  complete,
  expect,
  learn,
  makeTaskCourse,
  openFinalTask,
  type Person,
  questions,
  review,
  submitZip,
  type TaskCourse,
  test,
} from './review-fixtures.ts'

const certificateButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Certificate' })

async function addArticle(author: Person, { id }: TaskCourse) {
  const { body: form } = await author.send('GET', `/api/courses/edit/${id}`)
  const { body: article } = await author.send('POST', '/api/articles', { ...form.materials[0], name: 'A thread that came later' })
  const response = await author.send('PUT', `/api/courses/${id}`, { ...form, materials: [...form.materials, article] })
  expect(response.status).toBe(204)
}

test('after the author adds a material, a learner still opens the certificate, gives the owed review and reads the mark', async ({
  page,
  request,
  student,
  creator,
  openAs,
}) => {
  const author = await creator()
  const course = await makeTaskCourse(author)
  const [lena, milo, nils] = [await student('Lena Loom'), await student('Milo Mill'), await student('Nils Needle')]
  for (const learner of [lena, milo]) {
    await complete(learner, course)
    await submitZip(request, learner, course)
  }
  await buy(nils, [course.id])
  await review(milo, course, [9, 3], 'Neat.')
  await addArticle(author, course)

  await openAs(lena, '/my-learning?tab=learned')
  await expect(page.getByText('Courses move here when everything in them is learned.')).toBeVisible()
  await page.goto('/my-learning?tab=in-progress')
  await expect(page.getByText('1 of 2 learned50%')).toBeVisible()
  await opensPdf(page, certificateButton(page))

  await page.getByRole('link', { name: 'Continue' }).click()
  await opensPdf(page, certificateButton(page))
  const panel = await openFinalTask(page)
  await panel.getByRole('button', { name: 'Review Task' }).click()
  for (const [place, mark] of ['7', '4'].entries()) await panel.getByLabel(questions[place] ?? '').fill(mark)
  await panel.getByRole('button', { name: 'Submit review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit review' }).click()
  await expect(panel.getByText('80%')).toBeVisible()
  await expect(panel.getByRole('list', { name: 'Marks for each question' }).getByRole('listitem')).toHaveText([
    `${questions[0]}9 of 10`,
    `${questions[1]}3 of 5`,
  ])

  await test.step('a learner without a certificate still needs 100 %', async () => {
    await learn(nils, course.id, 1)
    await openAs(nils, `/courses/learn/${course.id}?view=final-task`)
    await expect(page.getByRole('button', { name: 'FINAL TASK' })).toBeDisabled()
    await expect(certificateButton(page)).toBeDisabled()
    await expect(panel).toBeHidden()
  })
})

test('the profile lists the certificates with date, code and document, page by page', async ({ page, student, openAs }) => {
  const lena = await student('Lena Loom')
  await openAs(lena, '/account/profile')
  const card = page.getByRole('region', { name: 'My certificates' })
  await expect(card).toContainText('You get a certificate for each course in which you learn everything.')

  const ids = [1, 2, 3, 4, 5, 6]
  await buy(lena, ids)
  for (const id of ids) await learn(lena, id)
  const { body: newest } = await lena.send('GET', '/api/courses/6')
  await page.reload()
  await expect(card.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Open PDF' }) })).toHaveCount(5)
  const line = card.getByRole('listitem').first()
  await expect(line).toContainText(newest.name)
  await opensPdf(page, line.getByRole('button', { name: 'Open PDF' }))
  await card.getByRole('button', { name: 'Next page' }).click()
  const code = card.getByRole('listitem').first().getByRole('link')
  await expect(card.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(code).toHaveText(/^\w{5}(-\w{5}){3}$/)
  await code.click()
  await expect(page.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible()
})
