/**
 * The few marks for pages that Admins write, and for descriptions of courses: a blank line ends a paragraph, `## ` begins a heading,
 * `- ` a list item, and `[words](address)` or a plain address is a link. Everything else is text; there is no HTML.
 */
export type PageBlock = { kind: 'heading' | 'text'; parts: PagePart[] } | { kind: 'list'; items: PagePart[][] }
export type PagePart = string | { text: string; href: string }

/** Admins also link to email addresses; Creators, who can be anyone, only to the web. */
export function readPageText(text: string, linksTo: 'web-and-mail' | 'web' = 'web-and-mail'): PageBlock[] {
  const isLink = linksTo === 'web' ? isWebLink : isWebOrMailLink
  return text.split(/\r?\n(?:[ \t]*\r?\n)+/).flatMap((paragraph) => readBlocks(paragraph.split(/\r?\n/), isLink))
}

/** Only the words, in one line. */
export const plainPageText = (text: string) =>
  readPageText(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.parts]))
    .map((parts) => parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''))
    .join(' ')

type IsLink = (href: string) => boolean

function readBlocks(lines: string[], isLink: IsLink): PageBlock[] {
  const blocks: PageBlock[] = []
  for (const raw of lines) {
    const line = raw.trim()
    const last = blocks.at(-1)
    if (line === '') continue
    if (line.startsWith('## ')) blocks.push({ kind: 'heading', parts: readParts(line.slice(3), isLink) })
    else if (line.startsWith('- ')) {
      const item = readParts(line.slice(2), isLink)
      if (last?.kind === 'list') last.items.push(item)
      else blocks.push({ kind: 'list', items: [item] })
    } else if (last?.kind === 'text') last.parts.push('\n', ...readParts(line, isLink))
    else blocks.push({ kind: 'text', parts: readParts(line, isLink) })
  }
  return blocks
}

/** Words in brackets with an address, or a plain address without the full stop after it. */
const link = /\[([^[\]]{1,200})\]\(((?:https?:\/\/|mailto:)[^\s()<>"]{1,500})\)|https?:\/\/[^\s()<>"]{1,500}[^\s()<>".,;:!?]/g

function readParts(line: string, isLink: IsLink): PagePart[] {
  const parts: PagePart[] = []
  let end = 0
  for (const match of line.matchAll(link)) {
    const [whole, text = whole, href = whole] = match
    parts.push(line.slice(end, match.index), isLink(href) ? { text: linkWords(text, href), href } : whole)
    end = match.index + whole.length
  }
  return [...parts, line.slice(end)].filter((part) => part !== '')
}

const isWebLink: IsLink = (href) => href.startsWith('http') && URL.canParse(href)
const isWebOrMailLink: IsLink = (href) => URL.canParse(href)

/** Words that look like an address must not hide another one. */
const linkWords = (text: string, href: string) => (/:\/\/|^www\./i.test(text) ? href : text)
