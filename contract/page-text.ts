/**
 * The few marks for pages that Admins write: a blank line ends a paragraph, `## ` begins a heading, `- ` a list item, and
 * `[words](address)` or a plain address is a link. Everything else is text; there is no HTML.
 */
export type PageBlock = { kind: 'heading' | 'text'; parts: PagePart[] } | { kind: 'list'; items: PagePart[][] }
export type PagePart = string | { text: string; href: string }

export function readPageText(text: string): PageBlock[] {
  return text.split(/\r?\n(?:[ \t]*\r?\n)+/).flatMap((paragraph) => blocksOf(paragraph.split(/\r?\n/)))
}

/** Only the words, in one line. */
export const plainPageText = (text: string) =>
  readPageText(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.parts]))
    .map((parts) => parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''))
    .join(' ')

function blocksOf(lines: string[]): PageBlock[] {
  const blocks: PageBlock[] = []
  for (const raw of lines) {
    const line = raw.trim()
    const last = blocks.at(-1)
    if (line === '') continue
    if (line.startsWith('## ')) blocks.push({ kind: 'heading', parts: partsOf(line.slice(3)) })
    else if (line.startsWith('- ')) {
      const item = partsOf(line.slice(2))
      if (last?.kind === 'list') last.items.push(item)
      else blocks.push({ kind: 'list', items: [item] })
    } else if (last?.kind === 'text') last.parts.push('\n', ...partsOf(line))
    else blocks.push({ kind: 'text', parts: partsOf(line) })
  }
  return blocks
}

/** Words in brackets with an address, or a plain address without the full stop after it. */
const link = /\[([^[\]]{1,200})\]\(((?:https?:\/\/|mailto:)[^\s()<>"]{1,500})\)|https?:\/\/[^\s()<>"]{1,500}[^\s()<>".,;:!?]/g

function partsOf(line: string): PagePart[] {
  const parts: PagePart[] = []
  let end = 0
  for (const match of line.matchAll(link)) {
    const [whole, text = whole, href = whole] = match
    parts.push(line.slice(end, match.index), isLink(href) ? { text, href } : whole)
    end = match.index + whole.length
  }
  return [...parts, line.slice(end)].filter((part) => part !== '')
}

function isLink(href: string): boolean {
  try {
    return ['http:', 'https:', 'mailto:'].includes(new URL(href).protocol)
  } catch {
    return false
  }
}
