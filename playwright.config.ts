import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const { E2E_URL, E2E_RESULTS, E2E_LONG, CHROMIUM_PATH } = process.env

const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

const long = '**/*.long.spec.ts'

/** The screens in a real browser against a real server. `npm test -- e2e` starts the server and sets E2E_URL. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One more than two cores: much of the time a page waits.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Only to give up at last: a test takes seconds, a long one half a minute, and several times as long on a machine that others use too.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  ...(E2E_LONG ? { testMatch: long } : { testIgnore: long }),
  reporter: E2E_RESULTS ? [['list'], ['json', { outputFile: E2E_RESULTS }]] : 'list',
  use: {
    baseURL: E2E_URL ?? 'http://127.0.0.1:3000',
    viewport: { width: 1280, height: 800 },
    // Saves the fast suite the time until things stop moving. The long one sees the screens as most people do.
    contextOptions: { reducedMotion: E2E_LONG ? 'no-preference' : 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: CHROMIUM_PATH || browsers.find((path) => existsSync(path)),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
