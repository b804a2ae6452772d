import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import config from '../playwright.config.ts'
import { Journeys } from './journeys.ts'
import { checkOutPreviousRelease } from './previous-release.ts'
import { ServerPool } from './server-pool.ts'
import { ledgerIsClean } from './shoppers.ts'

/** How long both versions serve side by side; a release is tried with 60. */
const seconds = Number(process.env.ROLLING_UPGRADE_SECONDS ?? 10)
const env = { SECRET_KEY: 'the same for both, 0123456789 abcdef' }

const previous = mkdtempSync(join(tmpdir(), 'coursewise-previous-'))
checkOutPreviousRelease(previous)
const pool = await ServerPool.open()
const old = await pool.add(env, previous)
let current = ''
after(async () => {
  await pool.close()
  rmSync(previous, { recursive: true, force: true })
})

/** Lets people use the servers meanwhile, and fails if one of their requests does. Returns how many of them finished. */
async function underLoad(work: (journeys: Journeys) => Promise<unknown>): Promise<number> {
  const journeys = new Journeys(pool.next)
  journeys.start(4)
  try {
    await work(journeys)
    await journeys.more(4)
  } finally {
    await journeys.stop()
  }
  assert.deepEqual(journeys.failures, [])
  return journeys.finished
}

test('this version migrates the database while the previous one serves', async () => {
  await underLoad(async (journeys) => {
    await journeys.more(2)
    const started = await pool.add(env)
    assert.match(started.output(), /database migrated/)
    current = started.url
  })
})

test('people notice nothing while both versions serve: what one writes, the other reads', async () => {
  const finished = await underLoad(() => sleep(seconds * 1000))
  console.log(`${finished} journeys through both versions in ${seconds} s`)
})

test('a page that the previous version sent goes on with this one', async () => {
  let target = old.url
  // Keeps the Host header, which the server compares with the page's origin.
  const balancer = createServer((incoming, outgoing) => {
    const options = { method: incoming.method, headers: incoming.headers }
    const passed = request(new URL(incoming.url ?? '', target), options, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((listening) => balancer.listen(0, '127.0.0.1', listening))
  const browser = await chromium.launch(config.use?.launchOptions)
  after(async () => {
    await browser.close()
    balancer.closeAllConnections()
    balancer.close()
  })
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(balancer.address() as { port: number }).port}/courses`)
  const link = page.getByRole('link', { name: 'Login' }).first()
  await link.waitFor()
  target = current
  await link.click()
  const email = page.getByLabel('Email')
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await email.or(tryAgain).first().waitFor()
  if (await tryAgain.isVisible()) await tryAgain.click()
  await email.fill('student@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('Demo123!')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('link', { name: 'My Learning' }).first().waitFor()
})

test('people notice nothing when the previous version stops', async () => {
  await underLoad(async (journeys) => {
    await journeys.more(2)
    await pool.remove(old)
  })
  await ledgerIsClean(pool.databaseUrl)
})
