import type { Inline, Block as LessonBlock, Mark } from '#contract/materials/lesson-text.ts'
import { type Block, readBlocks } from './read-blocks.ts'

/** What a note or an answer can hold. */
type InnerBlock = Extract<LessonBlock, { type: 'callout' }>['content'][number]

/**
 * The text of a lesson. Beside the marks of `readBlocks`, it has parts from a line with `::: ` and what they are to a line with `:::`
 * (`note`, `warning`, `answer The question`, `code python`, `formula`, and `picture name` with its description), and marks in a line:
 * `**bold**`, `__italic__`, `{{code}}`, `$a formula$`, `[words](https://a.link)`. They cannot be in each other.
 */
export function toLesson(text: string, toFile: (picture: string) => string): LessonBlock[] {
  const parts = text.split(/^\s*:::(.*)$/m)
  const blocks: LessonBlock[] = []
  // What stands before a part, the line that opens it, what it holds, and the line that closes it.
  for (let at = 0; at < parts.length; at += 4) {
    const [before = '', opening, inside = ''] = parts.slice(at)
    blocks.push(...readBlocks(before).map(toBlock))
    if (opening !== undefined) blocks.push(toPart(opening.trim(), inside, toFile))
  }
  return blocks
}

export function toBlock(block: Block): LessonBlock {
  if (block.kind === 'heading') return { type: 'heading', attrs: { level: 2 }, content: toLine(block.text) }
  if (block.kind === 'table') return toTable(block.rows)
  return toInner(block)
}

function toInner(block: Block): InnerBlock {
  switch (block.kind) {
    case 'text':
      return toParagraph(block.text)
    case 'list':
      return toList('bulletList', block.items)
    case 'steps':
      return toList('orderedList', block.items)
    case 'colours':
      return toList(
        'bulletList',
        block.rows.map(({ name, colours }) => `${name}: ${colours.join(', ')}`),
      )
    case 'code':
      return toCode(undefined, block.lines.join('\n'))
    case 'heading':
    case 'table':
      throw new Error(`a ${block.kind} cannot be inside another part of a lesson`)
  }
}

function toPart(opening: string, text: string, toFile: (picture: string) => string): LessonBlock {
  const [, kind, rest = ''] = /^(\w+) ?(.*)$/.exec(opening) ?? []
  if (kind === 'note' || kind === 'warning') return { type: 'callout', attrs: { kind }, content: readBlocks(text).map(toInner) }
  if (kind === 'code') return toCode(rest, withoutIndent(text))
  if (kind === 'formula') return { type: 'formulaBlock', attrs: { tex: text.trim() } }
  if (kind === 'picture') return { type: 'picture', attrs: { file: toFile(rest), alt: text.trim().replaceAll(/\s+/g, ' ') } }
  if (kind !== 'answer') throw new Error(`a lesson cannot have “${opening}”`)
  const answer = readBlocks(text).map(toInner)
  return {
    type: 'details',
    content: [
      { type: 'detailsSummary', content: toLine(rest) },
      { type: 'detailsContent', content: answer },
    ],
  }
}

const toParagraph = (text: string) => ({ type: 'paragraph' as const, content: toLine(text) })

const toList = (type: 'bulletList' | 'orderedList', items: string[]) => ({ type, content: items.map(toItem) })
const toItem = (text: string) => ({ type: 'listItem' as const, content: [toParagraph(text)] as [ReturnType<typeof toParagraph>] })

const toCode = (language: string | undefined, text: string) => ({
  type: 'codeBlock' as const,
  attrs: language ? { language } : {},
  content: [{ type: 'text' as const, text }],
})

function toTable([names = [], ...rows]: string[][]): LessonBlock {
  const toRow = (type: 'tableHeader' | 'tableCell', row: string[]) => ({
    type: 'tableRow' as const,
    content: row.map((cell) => ({ type, content: [toParagraph(cell)] })),
  })
  const head = names.some((name) => name !== '') ? [toRow('tableHeader', names)] : []
  return { type: 'table', content: [...head, ...rows.map((row) => toRow('tableCell', row))] }
}

const marked = /(\*\*.+?\*\*|__.+?__|\{\{.+?\}\}|\$.+?\$|\[[^\]]+\]\(https:\S+?\))/

const toLine = (text: string): Inline[] =>
  text
    .split(marked)
    .filter((piece) => piece !== '')
    .map(toPiece)

function toPiece(piece: string): Inline {
  const inside = piece.slice(2, -2)
  if (/^\*\*.+\*\*$/.test(piece)) return toRun(inside, { type: 'bold' })
  if (/^__.+__$/.test(piece)) return toRun(inside, { type: 'italic' })
  if (/^\{\{.+\}\}$/.test(piece)) return toRun(inside, { type: 'code' })
  if (/^\$.+\$$/.test(piece)) return { type: 'formula', attrs: { tex: piece.slice(1, -1) } }
  const [, words, href] = /^\[(.+)\]\((https:.+)\)$/.exec(piece) ?? []
  return words && href ? toRun(words, { type: 'link', attrs: { href } }) : { type: 'text', text: piece }
}

const toRun = (text: string, mark: Mark): Inline => ({ type: 'text', text, marks: [mark] })

function withoutIndent(text: string): string {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n')
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length)
  return lines.map((line) => line.slice(Math.min(...indents))).join('\n')
}
