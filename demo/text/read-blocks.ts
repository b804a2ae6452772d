/** The parts of a text of the demo, from which books and articles are set. */
export type Block =
  | { kind: 'heading' | 'text'; text: string }
  | { kind: 'list' | 'steps'; items: string[] }
  | { kind: 'code'; lines: string[] }
  /** The first row names the columns, or is empty. */
  | { kind: 'table'; rows: string[][] }
  | { kind: 'colours'; rows: { name: string; colours: string[] }[] }

export interface Chapter {
  title: string
  blocks: Block[]
}

/**
 * Reads the few marks in which the texts are written: `## ` a heading, `- ` a list, `1. ` steps, `> ` code, `| a | b |` a table,
 * `~ name | #colours` a row of colours. Everything else is text; a blank line ends it. Continued lines may be indented.
 */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const next = line === '' ? undefined : continued(open, line)
    if (next && next !== open) blocks.push(next)
    open = next
  }
  return blocks
}

/** A line with `# ` begins a chapter. */
export const readChapters = (text: string): Chapter[] =>
  text
    .split(/^\s*# /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n')
      return { title: title.trim(), blocks: readBlocks(lines.join('\n')) }
    })

/** Which columns of a table have only numbers below their names; they are aligned right. The first column names the rows. */
export const numberColumns = ([names = [], ...rows]: string[][]): boolean[] =>
  names.map((_, column) => column > 0 && rows.every((row) => /^[-−]?\d[\d .,]*$/.test(row[column] ?? '')))

export const wordsInBlocks = (blocks: Block[]) => blocks.flatMap((block) => toTexts(block).join(' ').split(/\s+/)).length

/** The open block with this line added, or the new block that the line begins. */
function continued(open: Block | undefined, line: string): Block {
  const [, mark = '', rest = ''] = /^(##|-|\d+\.|>|\||~)(?: (.*)|$)/.exec(line) ?? []
  if (mark === '##') return { kind: 'heading', text: rest }
  if (mark === '-') return add(open, 'list', rest)
  if (mark === '>') return open?.kind === 'code' ? grown(open, open.lines, rest) : { kind: 'code', lines: [rest] }
  if (mark === '|') {
    const row = rest
      .replace(/\s*\|$/, '')
      .split('|')
      .map((cell) => cell.trim())
    return open?.kind === 'table' ? grown(open, open.rows, row) : { kind: 'table', rows: [row] }
  }
  if (mark === '~') {
    const [name = '', colours = ''] = rest.split(' | ')
    const row = { name, colours: colours.split(' ') }
    return open?.kind === 'colours' ? grown(open, open.rows, row) : { kind: 'colours', rows: [row] }
  }
  if (mark !== '') return add(open, 'steps', rest)
  if (open?.kind === 'text') return Object.assign(open, { text: `${open.text} ${line}` })
  if (open?.kind === 'list' || open?.kind === 'steps') {
    open.items[open.items.length - 1] += ` ${line}`
    return open
  }
  return { kind: 'text', text: line }
}

const add = (open: Block | undefined, kind: 'list' | 'steps', item: string): Block =>
  open?.kind === kind ? grown(open, open.items, item) : { kind, items: [item] }

function grown<Item>(open: Block, items: Item[], item: Item): Block {
  items.push(item)
  return open
}

function toTexts(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return [block.text]
    case 'list':
    case 'steps':
      return block.items
    case 'code':
      return block.lines
    case 'table':
      return block.rows.flat()
    case 'colours':
      return block.rows.map(({ name }) => name)
  }
}
