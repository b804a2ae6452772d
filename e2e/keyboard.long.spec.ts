import { press, tabTo } from './by-keyboard.ts'
import { complete, expect, makeTaskCourse, questions, submitZip, test, zip } from './review-fixtures.ts'

test('from the search to the review with the keyboard alone', async ({ page, request, student, creator, openAs }) => {
  const course = await makeTaskCourse(await creator())
  const [lena, milo] = [await student('Lena Loom'), await student('Milo Mill')]
  await complete(milo, course)
  await submitZip(request, milo, course)
  await openAs(lena, '/courses')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('search', async () => {
    await tabTo(page, page.getByRole('combobox', { name: 'Search courses' }))
    await page.keyboard.type(course.name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Results for')
    await press(page, 'link', course.name)
    await expect(page.getByRole('heading', { level: 1, name: course.name })).toBeFocused()
  })
  await test.step('get it', async () => {
    await press(page, 'button', 'Get for free')
    await expect(page.getByRole('link', { name: 'Learn Course' })).toBeFocused()
    await press(page, 'link', 'Learn Course')
    await expect(page).toHaveURL(/\/courses\/learn\/\d+$/)
  })
  await test.step('learn', async () => {
    await tabTo(page, page.getByRole('checkbox', { name: /The first thread/ }))
    await page.keyboard.press('Space')
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  })
  const panel = page.getByRole('region', { name: 'Weave a scarf' })
  await test.step('submit', async () => {
    await press(page, 'button', 'FINAL TASK')
    const chooser = page.waitForEvent('filechooser')
    await press(page, 'button', /choose/i, panel)
    await (await chooser).setFiles(zip('scarf.zip'))
    await expect(panel.getByText('Uploaded', { exact: true })).toBeVisible()
    await press(page, 'button', 'Submit', panel)
    await expect(panel.getByRole('heading', { name: 'Your submission' })).toBeFocused()
  })
  await test.step('review', async () => {
    await press(page, 'button', 'Review Task', panel)
    const reviewPanel = page.getByRole('region', { name: 'Review a task' })
    await expect(reviewPanel.getByRole('heading', { name: 'Review a task' })).toBeFocused()
    for (const [place, mark] of ['8', '5'].entries()) {
      await tabTo(page, reviewPanel.getByLabel(questions[place] ?? ''))
      await page.keyboard.type(mark)
    }
    await tabTo(page, reviewPanel.getByLabel('Comment'))
    await page.keyboard.type('A fine scarf.')
    await press(page, 'button', 'Submit review', reviewPanel)
    await press(page, 'button', 'Submit review', page.getByRole('dialog', { name: 'Give 87%?' }))
    await expect(panel.getByText('Please wait until reviewed.')).toBeVisible()
  })
})
