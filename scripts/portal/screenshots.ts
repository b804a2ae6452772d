import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { TokenPair } from '#contract/accounts/accounts.ts'
import config from '../../playwright.config.ts'
import { startPortal } from '../../test/portal-process.ts'
import { listen, photograph, settle } from '../screenshots/camera.ts'
import { learnerScreens } from '../screenshots/learner-screens.ts'
import { routeScreens } from '../screenshots/route-screens.ts'
import type { Screen } from '../screenshots/screen.ts'
import { shopScreens } from '../screenshots/shop-screens.ts'
import { staffScreens } from '../screenshots/staff-screens.ts'
import { makeWorld, type World } from '../screenshots/world.ts'

const folder = '.cache/screenshots'
const height = 800
const readmeWidth = 1280
const schemes = ['light', 'dark'] as const
const mostMinutes = 20

const args = process.argv.slice(2)
const parts = args.filter((arg) => !/^\d+$/.test(arg))
const givenWidths = args.filter((arg) => /^\d+$/.test(arg)).map(Number)
const widths = givenWidths.length > 0 ? givenWidths : [360, 768, readmeWidth]
const screens = [...shopScreens, ...learnerScreens, ...routeScreens, ...staffScreens].filter(
  ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
)

setTimeout(() => {
  console.error(`not done after ${mostMinutes} minutes`)
  process.exit(1)
}, mostMinutes * 60_000).unref()

await mkdir(folder, { recursive: true })
const dataDir = await mkdtemp(join(tmpdir(), 'coursewise-screenshots-'))
const portal = await startPortal(dataDir)
const browser = await chromium.launch(config.use?.launchOptions)
const failures: string[] = []
try {
  const world = await makeWorld(portal.url)
  for (const [number, screen] of screens.entries()) {
    console.log(`${number + 1} of ${screens.length}: ${screen.name}`)
    failures.push(...(await shoot(browser, world, screen)).map((complaint) => `${screen.name}: ${complaint}`))
  }
} finally {
  await browser.close()
  portal.child.kill('SIGTERM')
  await portal.exited
  await rm(dataDir, { recursive: true, force: true })
}
for (const failure of failures) console.error(failure)
console.log(`${screens.length} screens in ${folder}, ${failures.length} complaints`)
process.exit(failures.length > 0 ? 1 : 0)

/** One screen in every width and theme. Returns the browser's errors and warnings. */
async function shoot(browser: Browser, world: World, screen: Screen): Promise<string[]> {
  const complaints: string[] = []
  for (const width of widths) {
    if (width > (screen.maxWidth ?? Number.POSITIVE_INFINITY)) continue
    const context = await browser.newContext({ baseURL: portal.url, viewport: { width, height }, timezoneId: 'UTC' })
    const { take } = listen(context)
    try {
      await shootWidth(context, world, screen, width)
    } catch (error) {
      complaints.push(`${width}: ${(error as Error).message}`)
    }
    complaints.push(...take(screen.expectsRefusal ?? false).map((text) => `${width}: ${text}`))
    await context.close()
  }
  return complaints
}

async function shootWidth(context: BrowserContext, world: World, screen: Screen, width: number): Promise<void> {
  const pair = await pairFor(world, screen)
  const stored = Object.entries(pair ? { jwt: pair.accessToken, refreshToken: pair.refreshToken } : {})
  const localStorage = stored.map(([name, value]) => ({ name, value }))
  await context.setStorageState({ cookies: [], origins: [{ origin: portal.url, localStorage }] })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(world))
  await settle(page)
  await screen.act?.(page, width, world)
  for (const colorScheme of schemes) {
    const picture = await photograph(page, colorScheme, screen.isWindow ?? false)
    await writeFile(`${folder}/${screen.name}-${width}-${colorScheme}.png`, picture)
    if (screen.readme?.scheme === colorScheme && width === readmeWidth) await keepForReadme(page, screen.readme.file)
  }
}

async function pairFor(world: World, screen: Screen): Promise<TokenPair | undefined> {
  if (screen.as === 'guest') return undefined
  if (screen.as !== 'newcomer') return world.enter(screen.as)
  const newcomer = await world.newcomer()
  await screen.before?.(newcomer, world)
  return newcomer.pair
}

/** One window of the page, small enough for the repository. */
async function keepForReadme(page: Page, file: string): Promise<void> {
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 128, effort: 10, dither: 0.5 })
    .toFile(file)
}
