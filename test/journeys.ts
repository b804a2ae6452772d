import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { TokenPair } from '#contract/accounts/accounts.ts'
import type { Certificate, OwnCertificate } from '#contract/certificates/certificates.ts'
import type { CourseCard } from '#contract/courses/courses.ts'
import type { CourseToLearn } from '#contract/learning/learning.ts'
import { passDemoCheck } from '#demo/pass-check.ts'
import { samples } from '#server/testing/forms.ts'
import { post } from './portal-process.ts'

const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#5b5bd6' } })
  .png()
  .toBuffer()

/** People on a portal with demo data, who send each request to another of its servers: from the catalogue to the certificate, again and again. */
export class Journeys {
  /** Every response that was not a success, with its request. */
  readonly failures: string[] = []
  responses = 0
  finished = 0
  private readonly server: () => string
  private running = true
  private walks: Promise<void>[] = []

  constructor(server: () => string) {
    this.server = server
  }

  start(count: number): void {
    this.walks = Array.from({ length: count }, () => this.walk())
  }

  /** Waits until so many more journeys have been finished. */
  async more(count: number): Promise<void> {
    for (const enough = this.finished + count; this.finished < enough && this.failures.length === 0; ) await sleep(20)
  }

  async stop(): Promise<void> {
    this.running = false
    await Promise.all(this.walks)
  }

  private async walk(): Promise<void> {
    while (this.running && this.failures.length === 0) {
      try {
        await this.journey()
        this.finished++
      } catch (error) {
        this.failures.push(String(error))
      }
    }
  }

  private async journey(): Promise<void> {
    const email = `journey-${crypto.randomUUID()}@example.com`
    const person = new Traveller(
      this,
      await (
        await this.ok(await post(`${this.server()}/api/account/register`, { name: 'Ann', email, password: 'a long secret' }))
      ).json(),
    )
    const course = await this.browse(person)
    await this.buy(person, course)
    await this.learn(person, course)
    await this.upload(person, email)
    await person.refresh()
    await person.get('/api/account')
    await this.ok(await post(`${this.server()}/api/tokens/revoke`, { refreshToken: person.pair.refreshToken }))
  }

  private async browse(person: Traveller): Promise<CourseCard> {
    const courses = await person.json<CourseCard[]>('/api/courses?pageSize=100')
    const course = courses[this.responses % courses.length]
    if (!course) throw new Error('the catalogue is empty')
    await person.get(`/api/courses/filtered/1/4/0/true/${encodeURIComponent(course.name)}`)
    await person.get(`/api/courses/${course.id}`)
    await person.get('/api/skills')
    await this.ok(await fetch(`${this.server()}/sitemap.xml`))
    return course
  }

  private async buy(person: Traveller, { id }: CourseCard): Promise<void> {
    await person.send('PUT', `/api/shopping-cart/add-to-cart/${id}`)
    await person.get('/api/shopping-cart')
    const once = { 'idempotency-key': crypto.randomUUID() }
    const receipts = [
      await person.send('PUT', '/api/shopping-cart/buy', undefined, once),
      await person.send('PUT', '/api/shopping-cart/buy', undefined, once),
    ]
    const [first, repeated] = await Promise.all(receipts.map((receipt) => receipt.text()))
    if (first !== repeated) throw new Error(`a repeated purchase returned ${repeated} instead of ${first}`)
  }

  private async learn(person: Traveller, { id }: CourseCard): Promise<void> {
    const { materials } = await person.json<CourseToLearn>(`/api/courses/learn/${id}`)
    for (const material of materials) {
      if (material.link?.startsWith('/media/')) await person.get(material.link, { range: 'bytes=0-99' })
      await person.send('PUT', `/api/courses/learn/${id}/place`, { materialId: material.id, place: '7' })
      if (material.kind === 'check') await passDemoCheck((...request) => person.read(...request), id, material.id)
      else await person.send('PUT', `/api/courses/learned?materialId=${material.id}&courseId=${id}`)
    }
    const [own] = await person.json<OwnCertificate[]>('/api/certificates')
    const address = `/api/certificates/verify/${own?.code}`
    const copies = [await person.json<Certificate>(address), await person.json<Certificate>(address)]
    if (copies[0]?.signature !== copies[1]?.signature) throw new Error(`two servers sign ${own?.code} differently`)
    await person.get(`/api/certificates/${id}`)
  }

  /** A picture as a form, and a film. Version 0.2.0 keeps a begun upload to itself, so a film starts over when its server stops. */
  private async upload(person: Traveller, email: string): Promise<void> {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png')
    const { link } = await (await person.send('POST', '/api/helpers/file-to-link/avatars', form)).json()
    person.pair = await (await person.send('PUT', '/api/account', { name: 'Ann', position: '', email, avatar: link })).json()
    await person.get(link)

    person.pair = await (await person.send('PUT', '/api/account/became-creator')).json()
    await this.film(person).catch(() => this.film(person))
  }

  /** In two parts by the tus protocol, through one server. */
  private async film(person: Traveller): Promise<void> {
    const server = this.server()
    const tus = { 'tus-resumable': '1.0.0' }
    const [size, half] = [samples.mp4.length, samples.mp4.length >> 1]
    const text = (value: string) => Buffer.from(value).toString('base64')
    const begun = await person.send('POST', `${server}/api/uploads`, undefined, {
      ...tus,
      'upload-length': String(size),
      'upload-metadata': `folder ${text('videos')},filename ${text('film.mp4')}`,
    })
    const { pathname } = new URL(begun.headers.get('location') ?? '', server)
    for (const [start, end] of [
      [0, half],
      [half, size],
    ] as const) {
      const part = new Blob([new Uint8Array(samples.mp4.subarray(start, end))], { type: 'application/offset+octet-stream' })
      await person.send('PATCH', server + pathname, part, { ...tus, 'upload-offset': String(start) })
    }
    const video = new FormData()
    const fields = { name: 'Film', duration: '5', 'quality.id': '1', uploadId: pathname.split('/').at(-1) ?? '' }
    for (const [name, value] of Object.entries(fields)) video.append(name, value)
    const made = await (await person.send('POST', `${server}/api/videos`, video)).json()
    await person.get(made.link)
  }

  /** The response, if it is a success. */
  async ok(response: Response): Promise<Response> {
    this.responses++
    if (response.ok) return response
    throw new Error(`${response.url} returned ${response.status}: ${(await response.text()).slice(0, 300)}`)
  }

  /** On the next server, unless the path already names one. */
  address(path: string): string {
    return path.startsWith('/') ? `${this.server()}${path}` : path
  }
}

/** Somebody who is signed in. */
class Traveller {
  pair: TokenPair
  private readonly journeys: Journeys

  constructor(journeys: Journeys, pair: TokenPair) {
    this.journeys = journeys
    this.pair = pair
  }

  async send(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    const isRaw = body === undefined || body instanceof FormData || body instanceof Blob
    const response = await fetch(this.journeys.address(path), {
      method,
      headers: {
        authorization: `Bearer ${this.pair.accessToken}`,
        ...(isRaw ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isRaw ? (body ?? null) : JSON.stringify(body),
    })
    return this.journeys.ok(response)
  }

  /** Reads the whole response. */
  async get(path: string, headers: Record<string, string> = {}): Promise<void> {
    await (await this.send('GET', path, undefined, headers)).arrayBuffer()
  }

  /** Sends what has an empty response or one of JSON. */
  async read(method: string, path: string, body?: object): Promise<unknown> {
    const response = await this.send(method, path, body)
    return response.status === 204 ? undefined : response.json()
  }

  async json<T>(path: string): Promise<T> {
    return (await this.send('GET', path)).json() as Promise<T>
  }

  async refresh(): Promise<void> {
    this.pair = (await (
      await this.journeys.ok(await post(this.journeys.address('/api/tokens/refresh'), this.pair))
    ).json()) as TokenPair
  }
}
