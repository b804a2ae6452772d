import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip as gzipCallback } from 'node:zlib'
import { documentTitle } from '#contract/core/screens.ts'
import type { App } from '#server/core/app.ts'
import type { Gate } from '#server/core/costly-work/gate.ts'
import { takeTurns } from '#server/core/costly-work/gates.ts'
import { KeptBytes } from '#server/core/costly-work/kept-bytes.ts'
import { Refused } from '#server/core/errors.ts'
import { firstResponseTag, goalsTag, headTags, titleTags } from './head.ts'
import type { Described } from './page.ts'
import { shapeMarkup } from './shape.ts'
import { writtenTag } from './site-pages.ts'
import type { PageParts, WebBuild } from './web-build.ts'
import { descriptions, matchPage, type PageMatch } from './web-pages.ts'
import { words } from './words.ts'

/** All that a page is made from. There is no request in it, so no page can depend on who asks: it is the same for everybody. */
export interface PageAddress {
  /** Path and query. */
  url: string
  origin: string
  isCompressed: boolean
}

export interface GuestPage {
  status: number
  retryAfter?: number | undefined
  body: string | Buffer
}

export interface GuestPages {
  /** A page that others have just asked for. */
  findKept: (address: PageAddress) => GuestPage | undefined
  get: (address: PageAddress) => Promise<GuestPage> | GuestPage
}

const gzip = promisify(gzipCallback)
const mostKeptBytes = 8 * 1024 * 1024
/** For the footer of a demo. */
const outboxTag = '<meta name="demo-outbox" />'

/** Guests who ask for the same address at once share one page (decision 3). What has not changed since is not compressed again. */
export function guestPages(app: App, build: WebBuild, { hasOutbox }: { hasOutbox: boolean }): GuestPages {
  const compressed = new KeptBytes(mostKeptBytes)
  const make = async (address: PageAddress): Promise<GuestPage> => {
    const match = matchPage(address.url.split('?', 1)[0] ?? '')
    return screenGate(match?.name).run(async () => {
      const [{ status, retryAfter, head, ...parts }, written] = await Promise.all([
        compose(app, build, address, match),
        writtenTag(app),
      ])
      const html = build.fill({ ...parts, head: [...head, ...written, ...(hasOutbox ? [outboxTag] : [])] })
      const body = address.isCompressed ? await compressed.get(hash('sha256', html, 'base64'), () => gzip(html)) : html
      return { status, retryAfter, body }
    })
  }
  return {
    findKept: (address) => app.guestReads.readKept<GuestPage>(toKey(address)),
    get: (address) => app.guestReads.read(toKey(address), () => make(address)),
  }
}

const toKey = ({ isCompressed, origin, url }: PageAddress) => `page ${isCompressed} ${origin} ${url}`

interface Composed extends PageParts {
  status: number
  retryAfter?: number | undefined
}

const turns = new Map<string, Gate>()

/** One gate per screen, of which there are few, so that a slow search delays no other pages. */
function screenGate(screen = ''): Gate {
  const known = turns.get(screen) ?? takeTurns(2)
  turns.set(screen, known)
  return known
}

async function compose(app: App, build: WebBuild, { url, origin }: PageAddress, match: PageMatch | undefined): Promise<Composed> {
  if (!match) return missing
  const [, query = ''] = url.split('?', 2)
  const { name, params } = match
  const code = build.preloads(name)
  const description = descriptions[name]
  if (!description) return { status: 200, head: titleTags('Coursewise'), code }
  try {
    return filled(await description(app, { params, query: new URLSearchParams(query), origin }), origin, code)
  } catch (error) {
    if (error instanceof Refused && error.status < 500 && error.status !== 429) return missing
    // The web app will make the call itself, and explain what is wrong.
    const broken = { head: titleTags('Coursewise'), code }
    if (error instanceof Refused) return { ...broken, status: error.status, retryAfter: error.retryAfterSeconds }
    app.log.error(error)
    return { ...broken, status: 500 }
  }
}

/** The web app shows that there is nothing here; the status says so to all other clients. */
const missing: Composed = { status: 404, head: titleTags(documentTitle(words.notFound)) }

function filled(page: Described, origin: string, code: string[]): Composed {
  const { head, first, goals } = page
  return {
    status: 200,
    head: [headTags(head, origin)],
    code,
    shape: shapeMarkup(page),
    body: [...(first ? [firstResponseTag(first)] : []), ...(goals ? [goalsTag(goals)] : [])].join(''),
  }
}
