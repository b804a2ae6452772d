import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { paths } from '#contract/core/paths.ts'
import { screenNames, screens } from '#contract/core/screens.ts'
import { sitePages } from '#contract/site-pages/site-pages.ts'
import type { App } from '#server/core/app.ts'
import { Gate } from '#server/core/costly-work/gate.ts'
import type { Db } from '#server/core/database/db.ts'
import { notFound } from '#server/core/errors.ts'
import { escapeMarkup } from '#server/core/http/escape.ts'
import { portalOrigin } from '#server/core/http/origin.ts'
import { listWritten } from '#server/site-pages/index.ts'
import { listAuthorAddresses, listAuthorParts, listCourseAddresses, listCourseParts, perPart } from './sitemap.queries.ts'
import { descriptions } from './web-pages.ts'
import { refusals } from './words.ts'

/** Few enough that serialising them takes the main thread less than a millisecond. */
const atOnce = 100
/** Parts that are read at the same time take turns, so that they never need more than one connection. */
const turns = new Gate(1, 10_000, () => refusals.sitemapIsBusy({ retryAfterSeconds: 60 }))
const open = { config: { access: 'entry' }, logLevel: 'warn' } as const
const fixed = [paths.courses(), paths.filteredCourses(), paths.verifyCertificate(), paths.register(), paths.login()]

interface Entry {
  path: string
  lastModified?: Date
}

/** robots.txt and the sitemap: an index, and parts that are read and sent bit by bit. */
export function sitemapEndpoints(app: App): void {
  app.get('/robots.txt', open, async (request, reply) => {
    const lines = ['User-agent: *', ...closedPaths.map((path) => `Disallow: ${path}`), 'Allow: /', '']
    return cached(reply, 'text/plain').send([...lines, `Sitemap: ${portalOrigin(app, request)}/sitemap.xml`, ''].join('\n'))
  })

  app.get('/sitemap.xml', open, async (request, reply) => {
    const [courses, authors] = await turns.run(
      async () => [await listCourseParts(app.readDb), await listAuthorParts(app.readDb)] as const,
    )
    const names = ['pages', ...courses.map((part) => `courses-${part}`), ...authors.map((part) => `authors-${part}`)]
    const origin = escapeMarkup(portalOrigin(app, request))
    const entries = names.map((name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>`)
    return cached(reply, 'application/xml').send(`${opening('sitemapindex')}${entries.join('\n')}\n</sitemapindex>\n`)
  })

  app.get<{ Params: { name: string } }>('/sitemaps/:name', open, async (request, reply) => {
    const entries = await sitemapEntries(app.readDb, request.params.name)
    return cached(reply, 'application/xml').send(Readable.from(partText(entries, portalOrigin(app, request))))
  })
}

const closedPaths = screenNames
  .filter((name) => !descriptions[name] && name !== 'account')
  .map((name) => screens[name].path.replace(/:.*$/, ''))

const cached = (reply: FastifyReply, type: string) =>
  reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`)

type Bits = Iterable<Entry[]> | AsyncIterable<Entry[]>

async function sitemapEntries(db: Db, name: string): Promise<Bits> {
  const [, kind, digits] = /^(pages|courses|authors)(?:-(\d{1,5}))?\.xml$/.exec(name) ?? []
  const part = Number(digits)
  if (kind === 'pages' && digits === undefined) return [fixed.map((path) => ({ path })), await writtenEntries(db)]
  if (kind === 'courses' && (await listCourseParts(db)).includes(part)) return courseEntries(db, part)
  if (kind === 'authors' && (await listAuthorParts(db)).includes(part)) return authorEntries(db, part)
  throw notFound()
}

const writtenEntries = async (db: Db): Promise<Entry[]> =>
  (await listWritten(db)).map(({ slug, updatedAt }) => ({ path: sitePages[slug].path, lastModified: updatedAt }))

async function* courseEntries(db: Db, part: number): AsyncGenerator<Entry[]> {
  for await (const rows of bits(part, (after) => listCourseAddresses(db, part, after, atOnce)))
    yield rows.map(({ id, updateDate }) => ({ path: paths.course(id), lastModified: updateDate }))
}

async function* authorEntries(db: Db, part: number): AsyncGenerator<Entry[]> {
  for await (const rows of bits(part, (after) => listAuthorAddresses(db, part, after, atOnce)))
    yield rows.map(({ handle }) => ({ path: paths.author(handle) }))
}

/** Reads the rows after the last one each time, so that neither memory nor a connection is held while the client reads. */
async function* bits<Row extends { id: number }>(part: number, next: (after: number) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let after: number | undefined = part * perPart
  while (after !== undefined) {
    const rows: Row[] = await turns.run(() => next(after ?? 0))
    yield rows
    after = rows.length < atOnce ? undefined : rows.at(-1)?.id
  }
}

async function* partText(entries: Bits, origin: string): AsyncGenerator<string> {
  yield opening('urlset')
  for await (const bit of entries) yield bit.map((entry) => entryText(entry, origin)).join('')
  yield '</urlset>\n'
}

const entryText = ({ path, lastModified }: Entry, origin: string) =>
  `<url><loc>${escapeMarkup(origin + path)}</loc>${lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : ''}</url>\n`

const opening = (element: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
