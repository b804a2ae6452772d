import { type BrowserContext, expect, type Page } from '@playwright/test'
import { changeTheme, type Scheme } from '../../e2e/axe-fixtures.ts'

/** Takes a picture in one of the themes, without changing the page otherwise. */
export async function photograph(page: Page, colorScheme: Scheme, isWindow: boolean): Promise<Buffer> {
  await changeTheme(page, colorScheme)
  // So that nothing is shown as hovered.
  await page.mouse.move(0, 0)
  await settle(page)
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  // In a window as high as the page, fixed parts are at the ends of the page.
  if (!isWindow) {
    await page.setViewportSize({ ...size, height: await readHeight(page, size.height) })
    // Some parts load when they are near.
    await settle(page)
  }
  const picture = await page.screenshot()
  await page.setViewportSize(size)
  return picture
}

/** The main part fills the window, and would grow with it until the footer is outside again. */
const readHeight = (page: Page, least: number) =>
  page.evaluate((least) => {
    scrollTo(0, 0)
    const main = document.querySelector('main')
    if (main) main.style.minHeight = getComputedStyle(main).minHeight
    return Math.max(least, document.documentElement.scrollHeight)
  }, least)

/** Resolves once nothing is loading or moving any more. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [role="status"]').getByText('Loading', { exact: true })).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]:not([data-later] *)')).toHaveCount(0)
  await page.evaluate(async () => {
    const lazy = [...document.images].filter((image) => image.loading === 'lazy')
    for (const image of lazy) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  })
}

/** Collects the browser's errors and warnings, except refused calls on pages that show a refusal. */
export function listen(context: BrowserContext): { take: (expectsRefusal: boolean) => string[] } {
  let complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  const isRefusal = (text: string) => /^Failed to load resource: .*(status of 4\d\d|ERR_INTERNET_DISCONNECTED)/.test(text)
  return {
    take(expectsRefusal) {
      const taken = complaints.filter((text) => !(expectsRefusal && isRefusal(text)))
      complaints = []
      return taken
    },
  }
}
