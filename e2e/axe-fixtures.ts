import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const sizes = { wide: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } }
type Size = keyof typeof sizes

/**
 * At the width of a phone and of a desktop. Only styles differ, so both use the same page. Then in the dark theme, where only the colours
 * differ, so only the rules about colours run again.
 */
export async function nothingFound(page: Page, at: Size[] = ['phone', 'wide']) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const size of at) {
    await page.setViewportSize(sizes[size])
    expect(await violationsOf(page), size).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect(await violationsOf(page, ['color-contrast', 'link-in-text-block']), 'dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Waits until nothing moves, because half-faded text has too little contrast. */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)))
  // Loading axe's half megabyte takes as long as checking a small page, so it is loaded once for each document.
  const known = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)))
  const source = known.includes(false) ? {} : { axeSource: 'null' }
  // Our pages have no frames from elsewhere, so axe can run in the page instead of a separate window.
  const axe = new AxeBuilder({ page, ...source }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
