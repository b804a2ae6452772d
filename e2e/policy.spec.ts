import { test as plain } from '@playwright/test'
import { expect, fillLogin, test } from './fixtures.ts'

// Without our fixtures, which would fail these tests: they violate the policy on purpose, and the browser reports it.
plain('the page refuses markup, inline code and foreign hosts', async ({ page }) => {
  await page.goto('/account/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const outcome = await page.evaluate(async () => {
    const attempt = async (work: () => unknown) => {
      try {
        await work()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    const script = document.createElement('script')
    const style = document.createElement('style')
    style.append('html { outline: 7px solid red }')
    const code = document.createElement('script')
    code.append('window.hasRun = true')
    document.head.append(style, code)
    return {
      markup: await attempt(() => document.body.insertAdjacentHTML('beforeend', '<img src=x>')),
      plainText: await attempt(() => document.createElement('p').insertAdjacentHTML('beforeend', 'no markup')),
      scriptText: await attempt(() => Object.assign(script, { text: 'alert(1)' })),
      foreignScript: await attempt(() => Object.assign(script, { src: 'https://evil.example/x.js' })),
      handler: await attempt(() => document.body.setAttribute('onclick', 'alert(1)')),
      foreignCall: await attempt(() => fetch('https://evil.example/')),
      inlineScript: 'hasRun' in window ? 'done' : 'refused',
      inlineStyle: getComputedStyle(document.documentElement).outlineWidth === '7px' ? 'done' : 'refused',
    }
  })
  expect(outcome).toEqual({
    markup: 'TypeError',
    plainText: 'done',
    scriptText: 'TypeError',
    foreignScript: 'TypeError',
    handler: 'TypeError',
    foreignCall: 'TypeError',
    inlineScript: 'refused',
    inlineStyle: 'refused',
  })
})

test('a change carries the anti-forgery token of the cookie; a login carries no old access token', async ({ page, context }) => {
  await page.goto('/account/login')
  await fillLogin(page, 'nobody@example.test', 'wrong-password')
  const request = page.waitForRequest('**/api/account/login')
  await page.getByRole('button', { name: 'Login' }).click()
  const headers = (await request).headers()
  const cookie = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')
  expect(cookie).toBeDefined()
  expect(headers['x-xsrf-token']).toBe(cookie?.value)
  expect(headers.authorization).toBeUndefined()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('the page behind a drawer does not scroll, although the policy refuses style elements', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/courses/filtered')
  const body = page.locator('body')
  await expect(body).not.toHaveCSS('overflow-y', 'hidden')
  await page.getByRole('button', { name: 'Filter and order' }).click()
  await expect(page.getByRole('dialog', { name: 'Filter and order' })).toBeVisible()
  await expect(body).toHaveCSS('overflow-y', 'hidden')
  await page.keyboard.press('Escape')
  await expect(body).not.toHaveCSS('overflow-y', 'hidden')
})
