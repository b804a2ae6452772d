import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const { resolve } = createRequire(import.meta.url)
/** The builder itself would send the long form of it, twice: three megabytes, which take longer to read than a page takes to check. */
const axeSource = readFileSync(resolve('axe-core/axe.min.js', { paths: [resolve('@axe-core/playwright')] }), 'utf8')

/** Without reading all style sheets first, which only a rule that is still an experiment needs, and which takes up to a third of the time. */
const axeOptions = { resultTypes: ['violations' as const], preload: { assets: ['media' as const] } }

export const sizes = { wide: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } }
type Size = keyof typeof sizes
export type Scheme = 'light' | 'dark'

/**
 * At the width of a phone and of a desktop. Only styles differ, so both use the same page. Then in the dark theme, where only the colours
 * differ, so only the rules about colours run again.
 */
export async function nothingFound(page: Page, at: Size[] = ['phone', 'wide']) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const size of at) {
    await page.setViewportSize(sizes[size])
    await drawAll(page)
    expect(await findViolations(page), size).toEqual([])
  }
  await changeTheme(page, 'dark')
  expect(await findViolations(page, ['color-contrast', 'link-in-text-block']), 'dark').toEqual([])
  await changeTheme(page, 'light')
}

/** A script changes the theme, later than the system. Axe must not begin before, because backgrounds then fade from one to the other. */
export async function changeTheme(page: Page, colorScheme: Scheme) {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}

/** Axe scrolls, and must not meet what is drawn only then (web/ui/when-near.tsx) half drawn. Behind a dialog nothing scrolls. */
async function drawAll(page: Page) {
  const later = page.locator('[data-later]')
  if ((await later.count()) === 0 || (await page.getByRole('dialog').count()) > 0) return
  await expect(async () => {
    if ((await later.count()) > 0) await later.first().scrollIntoViewIfNeeded({ timeout: 1000 })
    await expect(later).toHaveCount(0, { timeout: 100 })
  }).toPass()
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
}

/** Waits until nothing moves but what moves for ever, because half-faded text has too little contrast. */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(() => {
    const ends = (animation: Animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map((animation) => animation.finished),
    )
  })
  // Once for each document.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  // Our pages have no frames from elsewhere, so axe can run in the page instead of a separate window.
  const axe = new AxeBuilder({ page, axeSource: 'null' }).options(axeOptions).setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
