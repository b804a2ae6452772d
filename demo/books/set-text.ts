import type { Block } from '../text/read-blocks.ts'
import type { ComposedBook } from './compose-book.ts'

/** A book as plain text. Each paragraph is one line, which the viewer breaks. */
export function setText({ title, authors, year, chapters }: ComposedBook): Buffer {
  const texts = chapters.map((chapter, index) =>
    [underlined(`${index + 1}. ${chapter.title}`, '='), ...chapter.blocks.map(blockText)].join('\n\n'),
  )
  return Buffer.from(`${[title.toUpperCase(), `${authors.join(', ')}\n${year}`, ...texts].join('\n\n\n')}\n`)
}

const underlined = (line: string, sign: string) => `${line}\n${sign.repeat(line.length)}`

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return underlined(block.text, '-')
    case 'text':
      return block.text
    case 'list':
      return block.items.map((item) => `* ${item}`).join('\n')
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n')
    case 'code':
      return block.lines.map((line) => `    ${line}`).join('\n')
    case 'table':
      return block.rows.map((row) => row.join(' | ')).join('\n')
    case 'colours':
      return block.rows.map(({ name, colours }) => `${name}: ${colours.join(', ')}`).join('\n')
  }
}
