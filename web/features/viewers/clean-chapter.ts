import { stepTo } from './book-cfi.ts'
import { anchorIn, pathIn } from './book-path.ts'
import { blocks, dropped, inBook, kept, keptEverywhere, mathLanguage, mathParts } from './clean-chapter-rules.ts'
import { elementsIn } from './parse-book-xml.ts'

export interface CleanChapter {
  content: HTMLElement
  /** The paragraphs and other elements that can be a place, in order. */
  places: { element: Element; steps: string }[]
  anchors: Map<string, Element>
  /** Pictures whose content must still be loaded. */
  pictures: { element: HTMLImageElement; path: string }[]
}

/** Where a link of the book leads inside it. */
export interface BookLink {
  path: string
  anchor: string | undefined
}

export const linkAttribute = 'data-book-link'

/**
 * Builds a chapter from our own elements and a list of what is allowed. Nothing of the book is copied, so no script, style, frame, form,
 * handler or address of it gets in.
 */
export function cleanChapter(source: Document, path: string): CleanChapter {
  const chapter: CleanChapter = { content: document.createElement('div'), places: [], anchors: new Map(), pictures: [] }
  const root = source.documentElement
  const body = elementsIn(root, 'body')[0]
  if (body) fill(chapter.content, body, stepTo([...root.children].indexOf(body)), { chapter, path })
  return chapter
}

interface Task {
  chapter: CleanChapter
  path: string
}

function fill(target: Node, source: Element, steps: string, task: Task) {
  let index = -1
  for (const node of source.childNodes) {
    if (node instanceof Element) index += 1
    if (node instanceof Text) target.appendChild(new Text(node.data))
    else if (node instanceof Element) add(target, node, steps + stepTo(index), task)
  }
}

function add(target: Node, source: Element, steps: string, task: Task) {
  const name = source.localName.toLowerCase()
  if (dropped.has(name)) return
  const element = elementFor(name, source, task)
  if (element) target.appendChild(element)
  remember(element, source, steps, task)
  // An element without an equivalent is left out, but not its content.
  fill(element ?? target, source, steps, task)
}

function remember(element: Element | undefined, source: Element, steps: string, { chapter }: Task) {
  if (!element) return
  const id = source.getAttribute('id') ?? source.getAttribute('name')
  if (id) chapter.anchors.set(id, element)
  if (blocks.has(element.localName)) chapter.places.push({ element, steps })
}

function elementFor(name: string, source: Element, task: Task): Element | undefined {
  if (name === 'img' || name === 'image') return pictureFor(source, task)
  if (name === 'a') return linkFor(source, task)
  if (mathParts.has(name)) return document.createElementNS(mathLanguage, name)
  const own = inBook.get(name) ?? name
  const attributes = kept.get(own)
  if (!attributes) return undefined
  const element = document.createElement(own)
  for (const [attribute, pattern] of [...attributes, ...keptEverywhere]) {
    const value = source.getAttribute(attribute)
    if (value !== null && pattern.test(value)) element.setAttribute(attribute, value)
  }
  return element
}

function pictureFor(source: Element, { chapter, path }: Task): Element | undefined {
  const address = source.getAttribute('src') ?? source.getAttribute('href') ?? source.getAttribute('xlink:href')
  const file = address ? pathIn(path, address) : undefined
  if (!file) return undefined
  const picture = new Image()
  picture.alt = source.getAttribute('alt') ?? ''
  chapter.pictures.push({ element: picture, path: file })
  return picture
}

function linkFor(source: Element, { path }: Task): Element | undefined {
  const address = source.getAttribute('href')
  if (!address) return document.createElement('span')
  const link = document.createElement('a')
  const file = pathIn(path, address)
  if (file !== undefined) {
    // The viewer follows the link, never the browser.
    link.href = '#'
    link.setAttribute(linkAttribute, JSON.stringify({ path: file, anchor: anchorIn(address) } satisfies BookLink))
    return link
  }
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  return Object.assign(link, { href: address, target: '_blank', rel: 'noopener noreferrer nofollow ugc' })
}
