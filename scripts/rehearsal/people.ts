import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { zipSync } from 'fflate'
import { Upload } from 'tus-js-client'
import { uploads } from '#contract/files/files.ts'
import { enter, type Person, read, sendAs } from '../../test/portal-process.ts'
import type { Diary, Group } from './diary.ts'
import { waitFor } from './engines.ts'
import type { Lesson } from './rehearsal.queries.ts'

const password = 'only for the rehearsal'
/** Milliseconds between two acts of one person, and between two tries of the same act. */
const thinking = 150
const beforeNextTry = 300
/** Each check reads all files, so there should not be too many. */
const betweenBooks = 1000

export interface Offer {
  /** Courses without materials, for those who only buy. */
  courseIds: number[]
  lessons: Lesson[]
}

/** People who use the portal until they are stopped. */
export class People {
  readonly diary: Diary
  /** People who left because the portal gave them a wrong response. */
  readonly complaints: string[] = []
  private readonly url: string
  private readonly stopped = new AbortController()
  private readonly walks: Promise<void>[] = []

  constructor(url: string, diary: Diary) {
    this.url = url
    this.diary = diary
  }

  async start(counts: Record<Group, number>, { courseIds, lessons }: Offer): Promise<void> {
    await this.invite('buyers', counts.buyers, (visitor) => shop(visitor, courseIds))
    await this.invite('learners', counts.learners, (visitor) => study(visitor, lessons))
    await this.invite('creators', counts.creators, (visitor) => publish(visitor))
    for (let number = 1; number <= counts.readers; number++) {
      const name = `readers-${number}`
      this.diary.arrive(name, 'readers')
      this.follow(name, browse(this.url, name, this.diary, courseIds[number] ?? 1, this.stopped.signal))
    }
    await this.everybodyServed()
  }

  /** Waits until everybody has got something after this moment. */
  everybodyServed(): Promise<void> {
    const since = Date.now()
    return waitFor('everybody is served again', 120, async () => this.diary.everybodyServedSince(since))
  }

  async stop(): Promise<void> {
    this.stopped.abort()
    await Promise.all(this.walks)
  }

  private async invite(group: Group, count: number, walk: (visitor: Visitor) => Promise<void>): Promise<void> {
    for (let number = 1; number <= count; number++) {
      const person = await enter(this.url, `${group}-${number}@example.com`, password, 'register')
      this.diary.arrive(person.email, group)
      this.follow(person.email, walk(new Visitor(this.url, person, this.diary, this.stopped.signal)))
    }
  }

  private follow(name: string, walk: Promise<void>): void {
    const complain = (error: Error) => {
      if (this.stopped.signal.aborted) return
      this.complaints.push(`${name}: ${error.message}`)
      this.diary.leave(name)
    }
    this.walks.push(walk.catch(complain))
  }
}

interface Response {
  status: number
  body: Record<string, unknown> | null
  /** Whether an earlier try may have had an effect. */
  isSecondTry: boolean
}

/** A signed-in person, who tries again until there is a response, with the same key, like the web app. */
class Visitor {
  readonly url: string
  readonly diary: Diary
  readonly signal: AbortSignal
  person: Person

  constructor(url: string, person: Person, diary: Diary, signal: AbortSignal) {
    this.url = url
    this.person = person
    this.diary = diary
    this.signal = signal
  }

  async send(method: string, path: string, body?: object): Promise<Response> {
    const key = { 'idempotency-key': crypto.randomUUID() }
    for (let attempt = 1; ; attempt++) {
      const none = { status: 0, body: null }
      const response = await sendAs(this.person, method, this.url + path, body, key).catch(() => none)
      this.diary.responded(response.status)
      if (response.status === 401) await this.signIn()
      else if (response.status !== 0 && response.status !== 429 && response.status < 500)
        return { ...response, isSecondTry: attempt > 1 }
      await sleep(beforeNextTry, undefined, { signal: this.signal })
    }
  }

  /** The same, when any other response would be an error of the portal. */
  async get(expected: number, method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    const response = await this.send(method, path, body)
    if (response.status !== expected)
      throw new Error(`${method} ${path} returned ${response.status} ${JSON.stringify(response.body)} to ${this.person.email}.`)
    return response.body ?? {}
  }

  async acknowledged(act: string): Promise<void> {
    this.diary.acts.add(act)
    this.diary.served(this.person.email)
    await sleep(thinking, undefined, { signal: this.signal })
  }

  /** A token is valid for 15 minutes. */
  async signIn(): Promise<void> {
    this.person = await enter(this.url, this.person.email, password, 'login').catch(() => this.person)
  }
}

async function buy(visitor: Visitor, courseId: number): Promise<void> {
  await visitor.get(200, 'PUT', `/api/shopping-cart/add-to-cart/${courseId}`)
  const receipt = await visitor.get(200, 'PUT', '/api/shopping-cart/buy', {})
  for (const id of receipt.boughtCourseIds as number[]) await visitor.acknowledged(`bought ${visitor.person.email} ${id}`)
}

async function shop(visitor: Visitor, courseIds: number[]): Promise<void> {
  for (const courseId of courseIds) await buy(visitor, courseId)
  throw new Error('A buyer has bought everything: the rehearsal needs more courses.')
}

/** Buys, learns, submits the final task and reviews another learner's. */
async function study(visitor: Visitor, lessons: Lesson[]): Promise<void> {
  const { email } = visitor.person
  for (const { courseId, finalTaskId, materialIds } of lessons) {
    await buy(visitor, courseId)
    for (const materialId of materialIds) {
      await visitor.get(200, 'PUT', `/api/courses/learned?materialId=${materialId}&courseId=${courseId}`)
      await visitor.acknowledged(`learned ${email} ${materialId}`)
    }
    await submit(visitor, finalTaskId)
    await review(visitor, courseId)
  }
  throw new Error('A learner has learned everything: the rehearsal needs more lessons.')
}

async function submit(visitor: Visitor, finalTaskId: number): Promise<void> {
  const form = new FormData()
  form.set('file', new Blob([zipSync({ 'answer.txt': randomBytes(2000) })]), 'answer.zip')
  const { link } = await visitor.get(201, 'POST', '/api/helpers/file-to-link/final-tasks', form)
  const { status, body, isSecondTry } = await visitor.send('POST', '/api/final-tasks/submit', { fileLink: link, finalTaskId })
  // The response to the first try was lost, and the portal says that it has the submission.
  const isThere = status === 409 && isSecondTry
  if (status !== 201 && !isThere) throw new Error(`A submission was refused: ${status} ${JSON.stringify(body)}.`)
  await visitor.acknowledged(`submitted ${visitor.person.email} ${finalTaskId}`)
}

async function review(visitor: Visitor, courseId: number): Promise<void> {
  const { status, body } = await visitor.send('GET', `/api/final-tasks/for-review/${courseId}`)
  if (status === 404) return
  if (status !== 200) throw new Error(`Asking for a task to review returned ${status} ${JSON.stringify(body)}.`)
  const task = body as { submittedFinalTaskId: number; reviewQuestions: { id: number }[] }
  await visitor.get(201, 'POST', '/api/final-tasks/review', {
    submittedFinalTaskId: task.submittedFinalTaskId,
    submittedReviewQuestions: task.reviewQuestions.map(({ id }) => ({ questionId: id, mark: 7 })),
  })
  await visitor.acknowledged(`reviewed ${visitor.person.email} ${task.submittedFinalTaskId}`)
}

/** Uploads one book after the other by the tus protocol, in parts that go to any of the servers. */
async function publish(visitor: Visitor): Promise<void> {
  await visitor.get(200, 'PUT', '/api/account/became-creator')
  await visitor.signIn()
  const author = await visitor.get(201, 'POST', '/api/authors', { fullName: 'Ann Author' })
  for (let number = 1; ; number++) {
    const text = randomBytes(300_000).toString('base64')
    const form = new FormData()
    form.set('name', `Book ${number}`)
    form.set('pagesCount', '3')
    form.set('publicationYear', '2026')
    form.set('authors[0].id', String(author.id))
    form.set('uploadId', await upload(visitor, Buffer.from(text)))
    const { status, body } = await visitor.send('POST', '/api/books', form)
    const sha256 = createHash('sha256').update(text).digest('hex')
    if (status === 201) await visitor.acknowledged(`uploaded ${visitor.person.email} ${body?.id} ${sha256}`)
    else if (status === 400) visitor.diary.uploadsBegunAgain++
    else throw new Error(`A book was refused: ${status} ${JSON.stringify(body)}.`)
    await sleep(betweenBooks, undefined, { signal: visitor.signal })
  }
}

async function upload(visitor: Visitor, content: Buffer): Promise<string> {
  // A token that has expired is replaced now, not in the middle.
  await visitor.get(200, 'GET', '/api/account')
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const sending = new Upload(content, {
    endpoint: visitor.url + uploads.url,
    headers: { authorization: `Bearer ${visitor.person.accessToken}` },
    metadata: { folder: 'books', filename: 'book.txt' },
    chunkSize: 150_000,
    retryDelays: Array.from({ length: 200 }, () => beforeNextTry),
    storeFingerprintForResuming: false,
    onShouldRetry: (error) => {
      const status = error.originalResponse?.getStatus() ?? 0
      visitor.diary.responded(status)
      return !visitor.signal.aborted && (status === 0 || status >= 500 || [404, 409, 410, 423, 429].includes(status))
    },
    onSuccess: () => resolve(sending.url?.split('/').at(-1) ?? ''),
    onError: reject,
  })
  sending.start()
  return promise
}

/** A guest who looks at the catalogue. */
async function browse(url: string, name: string, diary: Diary, courseId: number, signal: AbortSignal): Promise<void> {
  const pages = [
    '/api/courses?pageNumber=1&pageSize=12',
    `/api/courses/${courseId}`,
    '/courses',
    '/api/courses/filtered/1/4/0/true/course',
  ]
  for (let turn = 0; ; ) {
    const { status } = await read(url + pages[turn % pages.length]).catch(() => ({ status: 0 }))
    diary.responded(status)
    if (status === 200) {
      diary.served(name)
      turn++
    }
    await sleep(thinking, undefined, { signal })
  }
}
