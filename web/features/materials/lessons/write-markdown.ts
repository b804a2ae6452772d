import type { LessonNode } from '#contract/materials/read-lesson.ts'
import { pictureScheme } from './read-markdown-line.ts'
import { writeLine } from './write-markdown-line.ts'

/** The text of a lesson in Markdown, which `readMarkdown` reads back. Cells that span others are written as one each. */
export const writeMarkdown = (lesson: LessonNode) => `${writeBlocks(lesson.content)}\n`

function writeBlocks(blocks: LessonNode['content'] = []): string {
  const parts: string[] = []
  for (const [at, block] of blocks.entries()) {
    // Otherwise two lists in a row would be read as one.
    if (isList(block) && blocks[at - 1]?.type === block.type) parts.push('<!-- -->')
    const text = writeBlock(block)
    // Markdown has no empty lines of its own.
    if (text) parts.push(text)
  }
  return parts.join('\n\n')
}

const isList = ({ type }: LessonNode) => type === 'bulletList' || type === 'orderedList'

function writeBlock(block: LessonNode): string {
  const attrs = (block.attrs ?? {}) as Record<string, unknown>
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(Number(attrs.level))} ${oneLine(block)}`
    case 'codeBlock':
      return writeCode(block, String(attrs.language ?? ''))
    case 'formulaBlock':
      return `$$\n${attrs.tex}\n$$`
    case 'picture':
      return `![${String(attrs.alt ?? '').replace(/[[\]\\]/g, '\\$&')}](${pictureScheme}${attrs.file})`
    case 'horizontalRule':
      return '---'
    case 'blockquote':
      return indented(writeBlocks(block.content), '> ', '> ')
    case 'callout':
      return indented(`[!${String(attrs.kind).toUpperCase()}]\n${writeBlocks(block.content)}`, '> ', '> ')
    case 'bulletList':
      return writeItems(block, () => '- ')
    case 'orderedList':
      return writeItems(block, (at) => `${Number(attrs.start ?? 1) + at}. `)
    case 'table':
      return writeTable(block)
    case 'details': {
      const [summary, content] = block.content ?? []
      return `<details><summary>${summary ? oneLine(summary) : ''}</summary>\n\n${writeBlocks(content?.content)}\n\n</details>`
    }
    default:
      return writeLine(block.content)
  }
}

const oneLine = (block: LessonNode) => writeLine(block.content).replaceAll('\\\n', ' ')

function writeCode(block: LessonNode, language: string): string {
  const text = (block.content ?? []).map(({ text }) => text).join('')
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return `${fence}${language}\n${text}\n${fence}`
}

const longestRun = (text: string) => Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length))

function writeItems({ content = [] }: LessonNode, sign: (at: number) => string): string {
  const isLoose = content.some((item) => (item.content?.length ?? 0) > 1)
  const items = content.map((item, at) => indented(writeBlocks(item.content), sign(at), ' '.repeat(sign(at).length)))
  return items.join(isLoose ? '\n\n' : '\n')
}

/** The text with these signs before its first line and before the others. */
const indented = (text: string, first: string, others: string) =>
  text
    .split('\n')
    .map((line, at) => (at === 0 ? first + line : line === '' ? others.trimEnd() : others + line))
    .join('\n')

/** Markdown's tables have a head. */
function writeTable({ content: rows = [] }: LessonNode): string {
  const [first, ...others] = rows.map(({ content = [] }) => content.map(writeCell))
  const hasHead = rows[0]?.content?.every(({ type }) => type === 'tableHeader')
  const columns = Math.max(1, ...rows.map(({ content }) => content?.length ?? 0))
  const head = (hasHead && first) || Array<string>(columns).fill('')
  const body = hasHead ? others : [first ?? [], ...others]
  return [head, Array<string>(columns).fill('---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const writeCell = ({ content = [] }: LessonNode) =>
  content.map((line) => writeLine(line.content).replaceAll('\\\n', '<br>')).join('<br>')
