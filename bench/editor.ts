// npm run bench -- editor: how long a key takes in an hour's lesson, from the press to the picture on the screen. Writes bench/RESULTS-editor.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { becameCreator, register } from '#contract/accounts/accounts.ts'
import { type PictureFile, uploadLessonPicture } from '#contract/files/files.ts'
import { createLesson } from '#contract/materials/lessons.ts'
import { startEmbeddedPostgres } from '#server/core/built-in-postgres/embedded.ts'
import { median } from './http-load.ts'
import { secretKey } from './measure.ts'
import { startProcess } from './processes.ts'

const wordsCount = 5000
const picturesCount = 30
const keys = 200
const mostMilliseconds = 50

const dir = mkdtempSync(join(tmpdir(), 'coursewise-editor-'))
const postgres = await startEmbeddedPostgres({ dir, settings: {} })
const server = await startProcess('server/main.ts', {
  DATABASE_URL: postgres.databaseUrl('postgres'),
  DATA_DIR: join(dir, 'data'),
  PORT: '0',
  SECRET_KEY: secretKey,
})
const origin = `http://127.0.0.1:${server.port}`
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await signIn(page, await makeLesson())
  report([
    { place: 'at the beginning', ...(await type(page, 'ControlOrMeta+Home')) },
    { place: 'at the end', ...(await type(page, 'ControlOrMeta+End')) },
  ])
} finally {
  await browser.close()
  await server.stop()
  await postgres.stop()
  rmSync(dir, { recursive: true, force: true })
}

interface Tokens {
  accessToken: string
  refreshToken: string
}

/** An author with a lesson of the measured length. */
async function makeLesson(): Promise<Tokens> {
  const call = async (path: string, method: string, token: string | undefined, body: object | undefined) => {
    const isForm = body instanceof FormData
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    }
    const response = await fetch(origin + path, { method, headers, ...(body && { body: isForm ? body : JSON.stringify(body) }) })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
  const student: Tokens = await call(register.url, 'POST', undefined, {
    name: 'Wanda Writer',
    email: 'w@example.test',
    password: 'Demo123!',
  })
  const author: Tokens = await call(becameCreator.url, 'PUT', student.accessToken, undefined)
  const pictures: PictureFile[] = []
  for (let at = 0; at < picturesCount; at++) {
    const form = new FormData()
    const drawing = sharp({ create: { width: 1200, height: 600, channels: 3, background: { r: at * 8, g: 90, b: 200 } } })
    form.append('file', new Blob([Uint8Array.from(await drawing.png().toBuffer())], { type: 'image/png' }), 'picture.png')
    pictures.push(await call(uploadLessonPicture.url, 'POST', author.accessToken, form))
  }
  const sentence = 'A thread runs from one end of the loom to the other, and each of them is held by the same weight. '
  const wordsInParagraph = sentence.trim().split(' ').length * 3
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: sentence.repeat(3).trim() }] }
  const parts = pictures.flatMap(({ id: file }, at) => [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: `Part ${at + 1}` }] },
    ...Array.from({ length: Math.ceil(wordsCount / picturesCount / wordsInParagraph) }, () => paragraph),
    { type: 'picture', attrs: { file, alt: 'A thread' } },
    { type: 'formulaBlock', attrs: { tex: 'l = \\frac{m}{d}' } },
  ])
  await call(createLesson.url, 'POST', author.accessToken, {
    name: 'All about threads',
    text: { type: 'doc', content: [paragraph, ...parts, paragraph] },
  })
  return author
}

async function signIn(page: Page, { accessToken, refreshToken }: Tokens): Promise<void> {
  await page.addInitScript(
    ([jwt = '', token = '']) => {
      localStorage.setItem('jwt', jwt)
      localStorage.setItem('refreshToken', token)
    },
    [accessToken, refreshToken],
  )
  await page.goto(`${origin}/create-course`)
  await page.getByRole('button', { name: 'Add Lessons' }).click()
  await page.getByRole('button', { name: 'Edit All about threads' }).click()
  await page.getByRole('textbox', { name: 'Text of the lesson' }).click()
}

/** Types as fast as people do. The browser itself says how long each key took, rounded to 8 ms. */
async function type(page: Page, start: string): Promise<{ times: number[] }> {
  await page.keyboard.press(start)
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { keyTimes: times })
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') times.push(duration)
    })
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  for (let key = 0; key < keys; key++) await page.keyboard.press(key % 6 === 5 ? 'Space' : 'a', { delay: 40 })
  await page.waitForTimeout(1000)
  return { times: await page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes) }
}

function report(results: { place: string; times: number[] }[]): void {
  const rows = results.map(({ place, times }) => ({
    place,
    // What takes less than 16 ms is not reported.
    median: times.length * 2 > keys ? String(median(times)) : 'below 16',
    most: Math.max(16, ...times),
    over: times.filter((time) => time > mostMilliseconds).length,
  }))
  const text = [
    '# What `npm run bench -- editor` measured',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}). A lesson of ${wordsCount} words with ${picturesCount} pictures and as many formulas, open in the editor in Chromium; ${keys} keys at each place, one every 40 ms. Milliseconds from the press to the picture on the screen, as the browser reports them, in steps of 8.`,
    '',
    '| | median | most | over 50 |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map(({ place, median, most, over }) => `| ${place} | ${median} | ${most} | ${over} |`),
    '',
  ].join('\n')
  console.log(text)
  writeFileSync('bench/RESULTS-editor.md', text)
  if (rows.some(({ over }) => over > 0)) process.exitCode = 1
}
