import type { Page } from '@playwright/test'
import { expect, test, withoutStream } from './fixtures.ts'

/** A phone with a weak signal: 1.6 Mbit/s, 150 ms to the server and back. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
const mostShift = 0.02

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[]
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Element | null }[]
}

/** Adds up every layout shift while a page loads. */
async function watchShifts(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', slow)
  await withoutStream(page)
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        window.shifts.push({ value, what: sources.map(({ node }) => node?.className ?? '') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function expectStill(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => window.shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, `${path} moved: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(mostShift)
}

const pages = {
  guest: [
    '/courses',
    '/courses/1',
    '/courses/filtered/sql',
    '/courses/filtered?select=1:3',
    '/account/author/creator@demo.test',
    '/account/login',
    '/account/register',
    '/shopping-cart',
    '/wishlist',
    '/certificates/verify',
  ],
  'student@demo.test': [
    '/courses',
    '/courses/1',
    '/my-learning',
    '/my-learning?tab=statistics',
    '/account/profile',
    '/account/security',
    '/account/notifications',
    '/gifts',
    '/shopping-cart',
    '/wishlist',
  ],
  'creator@demo.test': ['/account/profile', '/teaching', '/create-course'],
  'admin@demo.test': [
    '/statistics/materials',
    '/statistics/sales',
    '/statistics/courses',
    '/statistics/users',
    '/statistics/audit',
    '/statistics/codes',
    '/statistics/reports',
  ],
}

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  for (const [who, paths] of Object.entries(pages)) {
    test(`nothing moves while pages load slowly, ${width} px, ${who}`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height })
      if (who !== 'guest') await signIn(who)
      await watchShifts(page)
      for (const path of paths) await expectStill(page, path)
    })
  }
}
