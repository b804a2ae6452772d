import type { Page } from '@playwright/test'
import { expect, makeCourse, openPanel, part, test } from './authoring-fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')

const task = {
  name: 'Weave a scarf',
  text: 'Any colour, two meters long.',
  reviewDeadlineTime: '0001-01-04T00:00:00',
  reviewQuestions: [
    { text: 'Is it warm?', maxMark: 5 },
    { text: 'Is it long?', maxMark: 10 },
  ],
}

test('an author corrects a final task from the course and in the panel; half-written changes are kept and asked about', async ({
  page,
  creator,
  openAs,
}) => {
  const author = await creator('Cora Corrects')
  const made = (await author.send('POST', '/api/final-tasks', task)).body
  const course = await makeCourse(author, 'Scarves, corrected')
  const withTask = { ...course, finalTask: { id: made.id, name: made.name } }
  expect((await author.send('PUT', `/api/courses/${course.id}`, withTask)).status).toBe(204)
  await openAs(author, `/courses/edit/${course.id}`)

  await test.step('from the course: half-written, closed, reloaded, and still there', async () => {
    await part(page, 'Final Task').getByRole('button', { name: 'Edit Weave a scarf' }).click()
    await expect(dialog(page).getByLabel('Days')).toHaveValue('3')
    await dialog(page).getByLabel('Name').fill('Weave a long scarf')
    await dialog(page).getByRole('button', { name: 'Remove question 1' }).click()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await page.reload()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog(page)).toContainText('You changed the final task but did not save the changes.')
    await dialog(page).getByRole('button', { name: 'Go back' }).click()
    await part(page, 'Final Task').getByRole('button', { name: 'Edit Weave a scarf' }).click()
    await expect(dialog(page)).toContainText('Your changes from before are back. They are not saved yet.')
    await expect(dialog(page).getByLabel('Name')).toHaveValue('Weave a long scarf')
    await expect(dialog(page).getByRole('group', { name: 'Question 1' }).getByLabel('Text')).toHaveValue('Is it long?')
  })

  await test.step('another window saves first: nothing is overwritten, and the author decides', async () => {
    const other = await author.send('PUT', `/api/final-tasks/${made.id}`, { ...task, text: 'Any color.', version: 1 })
    expect(other.status).toBe(200)
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('Nothing was overwritten.')
    await expect(dialog(page)).toContainText('saved elsewhere after you began to change it')
    await dialog(page).getByRole('button', { name: 'Keep mine' }).click()
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(part(page, 'Final Task')).toContainText('Weave a long scarf')
    await expect(page).toHaveURL(`/courses/edit/${course.id}`)
    const { body } = await author.send('GET', `/api/final-tasks/edit/${made.id}`)
    expect([body.version, body.text, body.reviewQuestions.length]).toEqual([3, task.text, 1])
  })

  await test.step('in the panel: the list and the course have the new name', async () => {
    const tasks = await openPanel(page, 'Choose Final Task', 'Final tasks')
    await tasks.getByRole('button', { name: 'Edit Weave a long scarf' }).click()
    await expect(dialog(page).getByLabel('Name')).toHaveValue('Weave a long scarf')
    await expect(dialog(page)).not.toContainText('from before')
    await dialog(page).getByLabel('Name').fill('Weave the longest scarf')
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(tasks.getByRole('checkbox', { name: 'Weave the longest scarf' })).toBeChecked()
    await expect(part(page, 'Final Task')).toContainText('Weave the longest scarf')
  })
})
