import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ScreenName, screenModule, screenNames, screenPart } from '#contract/core/screens.ts'
import { webFolder } from '#server/core/http/web-folder.ts'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}
export type Manifest = Record<string, Chunk>

export interface PageParts {
  head: string[]
  /** What the screen needs beyond the first load. */
  code?: string[]
  shape?: string | undefined
  body?: string | undefined
}

/** The built page, cut where the server inserts something, and what each screen needs. */
export interface WebBuild {
  fill(parts: PageParts): string
  /** The hashes of what stands in the page itself, for the content security policy. */
  inline: { scripts: string[]; styles: string[] }
  /** The tags that let the browser fetch a screen's code while it reads the page. */
  preloads: (name: ScreenName) => string[]
}

/** The text between the marks is used when the server has nothing better. */
const marks = /^(.*)<!--head-->.*<!--\/head-->(.*)<!--shape-->(.*)<!--\/shape-->(.*)<!--first-data-->(.*)<!--code-->(.*)$/s

export function readWebBuild(): WebBuild | undefined {
  const index = join(webFolder, 'index.html')
  if (!existsSync(index)) return undefined
  const html = readFileSync(index, 'utf8')
  const [found, start = '', middle = '', plainShape = '', rest = '', styles = '', end = ''] = marks.exec(html) ?? []
  if (found === undefined) throw new Error(`${index} lacks its marks; build the web again`)
  const manifest = readManifest()
  const preloads = new Map(screenNames.map((name) => [name, preloadTags(manifest, screenModule(name) ?? screenPart(name))]))
  return {
    fill: ({ head, code = [], shape, body = '' }) =>
      [start, head.join('\n    '), middle, shape ?? plainShape, rest, body, styles, code.join(''), end].join(''),
    inline: { scripts: inlineTexts(html, 'script').map(hashSource), styles: inlineTexts(html, 'style').map(hashSource) },
    preloads: (name) => preloads.get(name) ?? [],
  }
}

export const inlineTexts = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, text = '']) => text)
const hashSource = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

export const readManifest = () => JSON.parse(readFileSync(join(webFolder, '.vite/manifest.json'), 'utf8')) as Manifest

/** The names of all chunks that a module needs to start, including its own. */
export function findChunks(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const next of manifest[name]?.imports ?? []) findChunks(manifest, next, found)
  return found
}

/** Style sheets are fetched early, but put into the page by the screen itself, after those of the first load: their order counts. */
function preloadTags(manifest: Manifest, module: string | undefined): string[] {
  if (!module) return []
  const own = findChunks(manifest, module).difference(findChunks(manifest, 'index.html'))
  const chunks = [...own].flatMap((name) => manifest[name] ?? [])
  return [
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    ...chunks.flatMap(({ css = [] }) => css.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}" />`)),
  ]
}
