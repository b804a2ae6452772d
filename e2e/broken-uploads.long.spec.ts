import { writeFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { expect, materialNames, test } from './material-fixtures.ts'
import { txt } from './media.ts'

test('an upload goes on after the connection was lost, and the book waits for it', async ({ page, context, editor }) => {
  const sent: number[] = []
  await onPatch(page, async (route) => {
    sent.push(Number(route.request().headers()['upload-offset']))
    if (sent.length !== 2) return route.continue()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  const panel = await editor.open('Books')
  await panel.getByLabel('File', { exact: true }).last().setInputFiles(txt('long.txt', 10_000_000))
  await expect(panel.getByText('Waiting for the connection…')).toBeVisible()
  await expect(panel.getByText('8 MB of 9.5 MB')).toBeVisible()

  await panel.getByLabel('Minutes To Learn').fill('90')
  await panel.getByLabel('Pages Count').fill('400')
  await panel.getByLabel('Publication Year').fill('1977')
  await context.setOffline(false)
  await panel.getByRole('button', { name: 'Authors Choose authors' }).click()
  await panel.getByRole('group', { name: 'Create Author' }).getByLabel('Name').fill(`Cy ${editor.mark}`)
  await panel.getByRole('button', { name: 'Create Author' }).click()
  await panel.getByRole('button', { name: 'Create Book' }).click()
  await expect(panel.getByRole('checkbox', { name: 'long' })).toBeChecked()
  // Nothing that had arrived was sent again.
  expect(sent).toEqual([0, 8_388_608, 8_388_608])
})

test('an upload can be cancelled, abandoned and resumed', async ({ page, editor }, testInfo) => {
  const path = testInfo.outputPath('second.txt')
  await writeFile(path, txt('second.txt', 1_000_000).buffer)
  await page.clock.install()
  let isBroken = true
  await onPatch(page, (route) => (isBroken ? route.abort('internetdisconnected') : route.continue()))
  const panel = await editor.open('Books')
  const choose = panel.getByLabel('File', { exact: true }).last()
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE' && /uploads/.test(response.url()))
  await choose.setInputFiles(txt('first.txt', 1_000_000))
  await expect(panel.getByText('Waiting for the connection…')).toBeVisible()
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel.getByRole('button', { name: 'Choose file' })).toBeFocused()
  expect((await deleted).status()).toBe(204)

  await choose.setInputFiles(path)
  await expect(panel.getByText('Waiting for the connection…')).toBeVisible()
  await expect(async () => {
    await page.clock.fastForward(31_000)
    await expect(panel.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 300 })
  }).toPass({ intervals: [50] })
  await expect(panel.getByRole('alert')).toContainText('Coursewise cannot be reached.')
  isBroken = false
  await panel.getByRole('button', { name: 'Retry' }).click()
  await expect(panel.getByText('Uploaded', { exact: true })).toBeVisible()

  await test.step('after a look at another panel it is in the course', async () => {
    await editor.open('Videos')
    await expect(materialNames(page)).toHaveAccessibleName('Drag second')
  })
})

test('a token that is refused in the middle of an upload is renewed', async ({ page, editor }) => {
  let refused = 0
  await onPatch(page, (route) =>
    refused++ === 0 ? route.fulfill({ status: 401, json: { StatusCode: 401, Message: 'No.', errors: {} } }) : route.continue(),
  )
  const panel = await editor.open('Books')
  const renewal = page.waitForResponse('**/api/tokens/refresh')
  await panel.getByLabel('File', { exact: true }).last().setInputFiles(txt('short.txt', 1000))
  expect((await renewal).status()).toBe(200)
  await expect(panel.getByText('Uploaded', { exact: true })).toBeVisible()
})

const onPatch = (page: Page, handle: (route: Route) => Promise<void>) =>
  page.route('**/api/uploads/*', (route) => (route.request().method() === 'PATCH' ? handle(route) : route.fallback()))
