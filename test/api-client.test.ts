import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import sharp from 'sharp'
import { codeAt } from '#server/testing/authenticator-app.ts'
import { buildSkill, buildUser } from '#server/testing/build.ts'
import { courseForm } from '#server/testing/course-form.ts'
import { multipart, samples } from '#server/testing/forms.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const base = await t.app.listen({ port: 0, host: '127.0.0.1' })
const page = 'docs/api.md'

interface Example {
  /** The note after the fence of the request: "11 times", "16 minutes later". */
  note: string
  request: Message
  response: Message
}
interface Message {
  first: string
  headers: [string, string][]
  body: string
}

/** The values that the client has kept, by the names after each $ of the page. */
const kept = new Map<string, string>()
const files: Record<string, Buffer> = {
  'picture.png': await sharp({ create: { width: 64, height: 64, channels: 3, background: '#335577' } })
    .png()
    .toBuffer(),
}

test('a client that follows the page on clients to the letter gets the responses that it promises', async () => {
  await fillPortal()
  const examples = readExamples()
  assert.ok(examples.length > 20)
  for (const example of examples) await follow(example)
})

/** Two courses with a book; the first costs 120. */
async function fillPortal(): Promise<void> {
  const author = await buildUser(t, { name: 'Mira Holm', isCreator: true })
  kept.set('handle', 'mira-holm')
  const as = t.as(author)
  const writer = (await as.post('/api/authors', { fullName: 'Bo Writer' })).json()
  const fields = { name: 'Plain words', pagesCount: 3, publicationYear: 2020, 'authors[0].id': writer.id }
  const book = (
    await as.post('/api/books', ...multipart(fields, { fileName: 'words.txt', content: samples.txt.subarray(0, 26) }))
  ).json()
  const course = {
    ...courseForm,
    skills: [{ id: (await buildSkill(t, 'Reading')).id }],
    materials: [{ id: book.id }],
  }
  for (const price of [120, 80]) assert.equal((await as.post('/api/courses', { ...course, price })).statusCode, 201)
}

function readExamples(): Example[] {
  const text = readFileSync(page, 'utf8')
  const fences = [...text.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)]
  assert.ok(
    fences.every(([, kind], index) => kind === (index % 2 ? 'response' : 'http')),
    'each request is followed by its response',
  )
  return fences.flatMap(([, kind, note = '', block = ''], index) => {
    const [, , , response = ''] = fences[index + 1] ?? []
    return kind === 'http' ? [{ note, request: readMessage(block), response: readMessage(response) }] : []
  })
}

function readMessage(block: string): Message {
  const [head = '', ...rest] = block.replace(/\n$/, '').split('\n\n')
  const [first = '', ...lines] = head.split('\n')
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ')
    return [name, value.join(': ')]
  })
  return { first, headers, body: rest.join('\n\n') }
}

async function follow({ note, request, response }: Example): Promise<void> {
  const [, count, unit] = /^(\d+) (times|minutes later)$/.exec(note) ?? []
  assert.equal(note !== '', count !== undefined, `${note} is not understood`)
  if (unit === 'minutes later') t.clock.move({ minutes: Number(count) })
  let received = await send(request)
  for (let time = 1; unit === 'times' && time < Number(count); time++) received = await send(request)

  const where = `${page}: ${request.first}`
  const text = await received.text()
  assert.equal(String(received.status), response.first, `${where}: ${text}`)
  for (const [name, value] of response.headers) keepFrom(received.headers.get(name) ?? '', value, `${where}, ${name}`)
  if (response.body && received.headers.get('content-type')?.includes('json'))
    compare(JSON.parse(text), JSON.parse(response.body), where)
  else assert.equal(text, response.body, where)
}

function send({ first, headers, body }: Message): Promise<Response> {
  const [method = '', path = ''] = filled(first).split(' ')
  const isForm = headers.some(([, value]) => value === 'multipart/form-data')
  // fetch sets this header itself, with the boundary.
  const sent = headers
    .filter(([, value]) => value !== 'multipart/form-data')
    .map(([name, value]): [string, string] => [name, filled(value)])
  return fetch(base + path, { method, headers: sent, ...(body && { body: isForm ? toForm(filled(body)) : filled(body) }) })
}

function toForm(lines: string): FormData {
  const form = new FormData()
  for (const line of lines.split('\n')) {
    const [, name = '', at, value = ''] = /^([^=]+)=(@?)(.*)$/.exec(line) ?? []
    if (at) form.append(name, new Blob([new Uint8Array(files[value] ?? [])]), value)
    else form.append(name, value)
  }
  return form
}

const filled = (text: string) => text.replaceAll(/\$(\w+)/g, (_, name: string) => valueFor(name))

function valueFor(name: string): string {
  if (name === 'code') return codeAt(t, valueFor('secret'))
  return kept.get(name) ?? assert.fail(`nothing is known of $${name}`)
}

/** The response must contain everything that the page shows, and may contain more. */
function compare(received: unknown, shown: unknown, where: string): void {
  if (typeof shown === 'string') keepFrom(String(received), shown, where)
  else if (typeof shown === 'object' && shown !== null)
    for (const [name, value] of Object.entries(shown))
      compare((received as Record<string, unknown> | null)?.[name], value, `${where}, ${name}`)
  else assert.equal(received, shown, where)
}

/** `…` matches anything, `$name` is a value to keep. */
function keepFrom(received: string, shown: string, where: string): void {
  const pattern = shown
    .split(/(…|\$\w+)/)
    .map((part) => (part === '…' ? '.*' : part.startsWith('$') ? `(?<${part.slice(1)}>\\S+)` : RegExp.escape(part)))
    .join('')
  const match = new RegExp(`^${pattern}$`).exec(received)
  assert.ok(match, `${where}: ${received} is not ${shown}`)
  for (const [name, value] of Object.entries(match.groups ?? {})) kept.set(name, value)
}
