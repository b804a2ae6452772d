import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { fileToLink } from '#contract/files/files.ts'
import { sendReview } from '#contract/final-tasks/reviews.ts'
import { requestDeletion } from '#contract/own-data/own-data.ts'
import { loseResponse } from './fixtures.ts'
import { complete, expect, makeTaskCourse, openFinalTask, questions, review, submitZip, test, zip } from './review-fixtures.ts'

const learnPath = (course: { id: number }) => `/courses/learn/${course.id}`
const run = promisify(execFile)
const uploadUrl = `**${fileToLink.url.replace(':folder', 'final-tasks')}`

test('two learners submit, review each other and see their marks', async ({ page, request, student, creator, openAs }) => {
  const course = await makeTaskCourse(await creator())
  const [lena, milo] = [await student('Lena Loom'), await student('Milo Mill')]
  for (const learner of [lena, milo]) await complete(learner, course)
  await submitZip(request, milo, course)

  await openAs(lena, learnPath(course))
  const panel = await openFinalTask(page)
  await expect(panel.getByText('Weave a scarf of two colours.')).toContainText('see https://example.test/scarf.')
  await expect(panel.getByRole('link')).toHaveCount(0)
  await expect(panel.getByRole('listitem').first()).toHaveText('Does it work?0 to 10')

  await test.step('an invalid zip is refused', async () => {
    const choose = panel.getByLabel('Your work', { exact: true }).last()
    await choose.setInputFiles({ name: 'scarf.rar', mimeType: 'application/vnd.rar', buffer: Buffer.from('Rar!') })
    await expect(panel.getByRole('alert')).toHaveText('Please choose a zip file.')
    await choose.setInputFiles({ name: 'scarf.zip', mimeType: 'application/zip', buffer: Buffer.from('not a zip') })
    await expect(panel.getByRole('alert')).toHaveText('This is not a complete, readable zip file.')
    await expect(panel.getByRole('button', { name: 'Retry' })).toBeHidden()
    await choose.setInputFiles(zip('scarf.zip', { 'inner.zip': 'x' }))
    await expect(panel.getByRole('alert')).toContainText('This zip contains another archive.')
    await expect(panel.getByRole('button', { name: 'Submit' })).toBeDisabled()
    await choose.setInputFiles(zip('scarf.zip'))
    await expect(panel.getByText('Uploaded', { exact: true })).toBeVisible()
  })
  await panel.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Your final task is submitted.')).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Your submission' })).toBeFocused()
  await expect(panel.getByText(/Review another learner’s task until .* \(in 3 days\)\./)).toBeVisible()
  const own = await panel.getByRole('link', { name: 'Download your zip file' }).getAttribute('href')
  expect((await request.get(own ?? '')).status()).toBe(200)

  await panel.getByRole('button', { name: 'Review Task' }).click()
  const reviewPanel = page.getByRole('region', { name: 'Review a task' })
  await expect(reviewPanel.getByRole('heading', { name: 'Review a task' })).toBeFocused()
  await expect(reviewPanel.getByText(/^You have it until .*\(in 24 hours\)/)).toBeVisible()
  await expect(reviewPanel).toContainText('Until then nobody else can review it. The author stays anonymous.')
  await expect(reviewPanel).not.toContainText(milo.name)
  await expect(reviewPanel.getByLabel('Comment')).toHaveAccessibleDescription(/^Optional, at most /)
  const task = await reviewPanel.getByRole('link', { name: 'Download the task to review' }).getAttribute('href')
  const download = await request.get(task ?? '')
  expect(download.status()).toBe(200)
  expect(download.headers()['content-disposition']).toBe('attachment; filename="Weave a scarf.zip"')

  await test.step('marks are required, must be within their limits, and stay when the review is put off', async () => {
    await reviewPanel.getByRole('button', { name: 'Submit review' }).click()
    await expect(reviewPanel.getByLabel(questions[0] ?? '')).toBeFocused()
    await expect(reviewPanel.getByText('Mark is required.')).toHaveCount(2)
    await reviewPanel.getByLabel(questions[0] ?? '').fill('8')
    await reviewPanel.getByLabel(questions[1] ?? '').fill('6')
    await reviewPanel.getByLabel('Comment').fill('A fine scarf.')
    await expect(reviewPanel.getByText('Mark must be a whole number from 0 to 5.')).toBeVisible()
    await reviewPanel.getByRole('button', { name: 'Close' }).click()
    await panel.getByRole('button', { name: 'Review Task' }).click()
    await expect(reviewPanel.getByLabel(questions[0] ?? '')).toHaveValue('8')
    await expect(reviewPanel.getByLabel('Comment')).toHaveValue('A fine scarf.')
    await reviewPanel.getByLabel(questions[1] ?? '').fill('5')
    await expect(reviewPanel.getByText('13 of 15, a mark of 87%')).toBeVisible()
  })
  await reviewPanel.getByRole('button', { name: 'Submit review' }).click()
  const question = page.getByRole('dialog', { name: 'Give 87%?' })
  await expect(question).toContainText('A review is final')
  await test.step('a review whose response was lost is sent again, and counts once', async () => {
    await loseResponse(page, sendReview.url)
    await question.getByRole('button', { name: 'Submit review' }).click()
    await expect(question.getByRole('alert')).toContainText('Coursewise cannot be reached.')
    await question.getByRole('button', { name: 'Submit review' }).click()
  })
  await expect(panel.getByText('Please wait until reviewed.')).toBeVisible()
  await expect(reviewPanel).toBeHidden()
  await expect(panel.getByRole('button', { name: 'Review Task' })).toBeHidden()

  await review(milo, course, [10, 2], 'Two colours,\nas asked.')
  await page.reload()
  await openFinalTask(page)
  await expect(panel.getByText('80%')).toBeVisible()
  await expect(panel.getByText('Milo Mill')).toBeVisible()
  await expect(panel.getByText(milo.email)).toBeVisible()
  await expect(panel.getByRole('list', { name: 'Marks for each question' }).getByRole('listitem')).toHaveText([
    `${questions[0]}10 of 10`,
    `${questions[1]}2 of 5`,
  ])
  await expect(panel.getByRole('blockquote')).toHaveText('Two colours,\nas asked.')

  await openAs(milo, learnPath(course))
  await openFinalTask(page)
  await expect(panel.getByText('87%')).toBeVisible()
  await expect(panel.getByText('Lena Loom')).toBeVisible()
  await expect(panel.getByRole('blockquote')).toHaveText('A fine scarf.')
})

test('marks and comment of a review survive a reload, for their reviewer alone, and are deleted with the review', async ({
  page,
  request,
  student,
  creator,
  openAs,
  signIn,
}) => {
  const course = await makeTaskCourse(await creator())
  const [lena, milo] = [await student('Lena Loom'), await student('Milo Mill')]
  for (const learner of [lena, milo]) {
    await complete(learner, course)
    await submitZip(request, learner, course)
  }
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('coursewise-review-')))

  await openAs(lena, learnPath(course))
  const panel = await openFinalTask(page)
  await panel.getByRole('button', { name: 'Review Task' }).click()
  await panel.getByLabel(questions[0] ?? '').fill('8')
  await panel.getByLabel('Comment').fill('A fine scarf.')
  await page.reload()
  await expect(panel.getByLabel(questions[0] ?? '')).toHaveValue('8')
  await expect(panel.getByLabel(questions[1] ?? '')).toHaveValue('')
  await expect(panel.getByLabel('Comment')).toHaveValue('A fine scarf.')

  await test.step('another user of this browser finds nothing of it', async () => {
    await openAs(milo, learnPath(course))
    await openFinalTask(page)
    await panel.getByRole('button', { name: 'Review Task' }).click()
    await expect(panel.getByLabel('Comment')).toHaveValue('')
    expect(await kept()).toHaveLength(1)
    await panel.getByLabel('Comment').fill('Not yet done.')
    expect(await kept()).toHaveLength(2)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    expect(await kept()).toEqual([])
  })

  await test.step('nothing is kept once the review is sent', async () => {
    await signIn(lena.email, learnPath(course))
    await openFinalTask(page)
    await panel.getByRole('button', { name: 'Review Task' }).click()
    for (const [place, mark] of ['7', '4'].entries()) await panel.getByLabel(questions[place] ?? '').fill(mark)
    expect(await kept()).toHaveLength(1)
    await panel.getByRole('button', { name: 'Submit review' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Submit review' }).click()
    await expect(panel.getByText('Please wait until reviewed.')).toBeVisible()
    expect(await kept()).toEqual([])
  })
})

test('the author reviews what nobody else can; a learner sees the mark after giving a review', async ({
  page,
  request,
  student,
  creator,
  openAs,
}) => {
  const author = await creator()
  const course = await makeTaskCourse(author)
  const lena = await student('Lena Loom')
  await complete(lena, course)
  await submitZip(request, lena, course)

  await openAs(author, learnPath(course))
  const panel = await openFinalTask(page)
  const waiting = panel.getByRole('list', { name: 'Waiting for your review' })
  await expect(waiting.getByRole('listitem')).toHaveText(/^Submitted .*Deadline .*\(in 3 days\)$/)
  await expect(panel.getByRole('button', { name: 'Submit' })).toBeHidden()
  await reviewTheOnlyOne(page, panel)
  await expect(panel.getByRole('heading', { name: 'Waiting for your review' })).toBeFocused()

  await openAs(lena, learnPath(course))
  await openFinalTask(page)
  await expect(panel.getByText('Your own task has been reviewed.')).toBeVisible()
  await expect(panel.getByText('73%')).toBeHidden()
  await panel.getByRole('button', { name: 'Review Task' }).click()
  await expect(panel.getByText('No tasks to review now, try again later.', { exact: true })).toBeVisible()
  const milo = await student('Milo Mill')
  await complete(milo, course)
  await submitZip(request, milo, course)
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByLabel(questions[0] ?? '')).toBeVisible()

  await test.step('after the deadline the review is late', async () => {
    await page.clock.setFixedTime(Date.now() + 5 * 24 * 3_600_000)
    await page.reload()
    await openFinalTask(page)
    await expect(panel.getByText(/^Late: your time to review another learner’s task ended .*2 days ago\)/)).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Review Task' })).toBeVisible()
  })
})

/** As the author, or as an Admin after a former author. */
async function reviewTheOnlyOne(page: Page, panel: Locator) {
  await panel.getByRole('button', { name: 'Review next' }).click()
  for (const [place, mark] of ['7', '4'].entries()) await panel.getByLabel(questions[place] ?? '').fill(mark)
  await panel.getByRole('button', { name: 'Submit review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit review' }).click()
  await expect(panel.getByText('No tasks are waiting for you.')).toBeVisible()
}

test('a course that drops its final task leaves nobody waiting', async ({ page, request, student, creator, openAs }) => {
  const author = await creator()
  const course = await makeTaskCourse(author)
  const lena = await student('Lena Loom')
  await complete(lena, course)
  await submitZip(request, lena, course)
  const { body: form } = await author.send('GET', `/api/courses/edit/${course.id}`)
  expect((await author.send('PUT', `/api/courses/${course.id}`, { ...form, finalTask: null })).status).toBe(204)

  await openAs(author, learnPath(course))
  const panel = await openFinalTask(page)
  await reviewTheOnlyOne(page, panel)

  await openAs(lena, learnPath(course))
  await openFinalTask(page)
  await expect(panel.getByText('73%')).toBeVisible()
  await test.step('a learner who owes no review may still give one', async () => {
    await expect(panel.getByText('so you owe none')).toBeVisible()
    await expect(panel.getByText(/until .*\(in 3 days\)/)).toBeHidden()
    await panel.getByRole('button', { name: 'Review Task' }).click()
    await expect(panel.getByText('No tasks to review now, try again later.', { exact: true })).toBeVisible()
  })
})

test('after an author has deleted the account, an Admin is led to what waits, and reviews it', async ({
  page,
  request,
  student,
  creator,
  openAs,
  signIn,
}) => {
  const author = await creator()
  const course = await makeTaskCourse(author)
  const lena = await student('Lena Loom')
  await complete(lena, course)
  expect((await author.send('POST', requestDeletion.url, { keepCertificates: false })).status).toBe(200)
  await run(process.execPath, ['e2e/let-deletion-come.ts', author.email])
  await submitZip(request, lena, course)

  await signIn('admin@demo.test', '/account/notifications')
  await page
    .getByRole('main')
    .getByRole('link', { name: `Review a final task in “${course.name}”.` })
    .click()
  const panel = page.getByRole('region', { name: 'Weave a scarf' })
  await expect(panel.getByRole('list', { name: 'Waiting for your review' }).getByRole('listitem')).toHaveCount(1)
  await expect(panel.getByText('Weave a scarf of two colours.')).toBeVisible()
  await reviewTheOnlyOne(page, panel)

  await openAs(lena, learnPath(course))
  await openFinalTask(page)
  await expect(panel.getByText('Your own task has been reviewed.')).toBeVisible()
})

test('an upload can be cancelled, and tried again when the connection broke', async ({ page, student, creator, openAs }) => {
  const course = await makeTaskCourse(await creator())
  const lena = await student('Lena Loom')
  await complete(lena, course)
  await openAs(lena, learnPath(course))
  const panel = await openFinalTask(page)
  const choose = panel.getByLabel('Your work', { exact: true }).last()
  let response: 'none' | 'broken' | 'real' = 'none'
  await page.route(uploadUrl, (route) => {
    if (response === 'real') return route.continue()
    return response === 'broken' ? route.abort('internetdisconnected') : undefined
  })
  await choose.setInputFiles(zip('scarf.zip'))
  await expect(panel.getByRole('progressbar', { name: 'Upload' })).toBeAttached()
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel.getByText('scarf.zip')).toBeHidden()

  response = 'broken'
  await choose.setInputFiles(zip('scarf.zip'))
  await expect(panel.getByRole('alert')).toContainText('Coursewise cannot be reached.')
  response = 'real'
  await panel.getByRole('button', { name: 'Retry' }).click()
  await expect(panel.getByText('Uploaded', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Remove' }).click()
  await expect(panel.getByRole('button', { name: 'Submit' })).toBeDisabled()

  await test.step('a dropped file does the same', async () => {
    const { buffer } = zip('dropped.zip')
    const files = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(bytes)], 'dropped.zip', { type: 'application/zip' }))
        return transfer
      },
      [...buffer],
    )
    await panel.getByRole('group', { name: 'Your work' }).dispatchEvent('drop', { dataTransfer: files })
    await expect(panel.getByText('dropped.zip')).toBeVisible()
    await expect(panel.getByText('Uploaded', { exact: true })).toBeVisible()
  })
})
