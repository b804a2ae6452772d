import { Marked, type Token, type TokenizerAndRendererExtension, type Tokens } from 'marked'
import { formLimits } from '#contract/core/form-limits.ts'
import type { LessonNode } from '#contract/materials/read-lesson.ts'
import { fitBlocks } from './fit-blocks.ts'
import { readable, readRuns, toLines } from './read-markdown-line.ts'

/** A formula of its own, between two lines of `$$`. */
const formulaBlock: TokenizerAndRendererExtension = {
  name: 'formulaBlock',
  level: 'block',
  start: (source) => source.match(/^\$\$/m)?.index,
  tokenizer(source) {
    const found = /^\$\$[ \t]*\n?([^$]+?)\n?[ \t]*\$\$[ \t]*(?:\n+|$)/.exec(source)
    return found ? { type: 'formulaBlock', raw: found[0], text: found[1]?.trim() } : undefined
  },
}

/** A formula in a line, between two `$` that stand at its first and last sign, so that "$5 or $10" is none. */
const formula: TokenizerAndRendererExtension = {
  name: 'formula',
  level: 'inline',
  start: (source) => source.match(/\$/)?.index,
  tokenizer(source) {
    const found = /^\$(?!\s)((?:\\.|[^\\$\n])+?)(?<!\s)\$(?!\d)/.exec(source)
    return found ? { type: 'formula', raw: found[0], text: found[1] } : undefined
  },
}

const markdown = new Marked({ extensions: [formulaBlock, formula] })

/** The blocks of a Markdown text. Any text gives blocks that a lesson may have; what a lesson does not know becomes plain text. */
export function readMarkdown(text: string): LessonNode[] {
  return fitBlocks(readBlocks(markdown.lexer(readable(text.replaceAll('\r\n', '\n')))))
}

function readBlocks(tokens: readonly Token[]): LessonNode[] {
  const blocks: LessonNode[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const end = isDetailsStart(token) ? endOfDetails(tokens, at) : -1
    if (end === -1) blocks.push(...readBlock(token as Tokens.Generic))
    else {
      blocks.push(readDetails(token.raw, readBlocks(tokens.slice(at + 1, end))))
      at = end
    }
  }
  return blocks
}

function readBlock(token: Tokens.Generic): LessonNode[] {
  switch (token.type) {
    case 'heading':
      return [{ type: 'heading', attrs: { level: Math.min(Math.max(token.depth, 2), 4) }, ...line(token) }]
    case 'paragraph':
    case 'text':
      return toLines(readRuns(token.tokens ?? [token]))
    case 'code':
      return [{ type: 'codeBlock', attrs: { language: readLanguage(token.lang) }, ...withText(token.text) }]
    case 'formulaBlock':
      return [{ type: 'formulaBlock', attrs: { tex: token.text.slice(0, formLimits.lesson.formula) } }]
    case 'hr':
      return [{ type: 'horizontalRule' }]
    case 'blockquote':
      return [readQuote(token as Tokens.Blockquote)]
    case 'list':
      return [readList(token as Tokens.List)]
    case 'table':
      return [readTable(token as Tokens.Table)]
    case 'html':
      return token.text.trim().startsWith('<!--') ? [] : toLines([{ type: 'text', text: token.text.trim() }])
    default:
      // Blank lines, and definitions of links.
      return []
  }
}

const line = (token: { tokens?: Token[] }) => ({ content: readRuns(token.tokens ?? []).filter(({ type }) => type !== 'picture') })
const withText = (text: string) => (text ? { content: [{ type: 'text', text }] } : {})

const readLanguage = (name: string | undefined) => name?.toLowerCase().match(/^[a-z0-9+#-]{1,20}(?=\s|$)/)?.[0] ?? null

const callout = /^\[!(note|tip|important|warning|caution)\][ \t]*\n?/i

/** A quotation, or a note as many sites write it: a quotation that begins with `[!NOTE]`. */
function readQuote(token: Tokens.Blockquote): LessonNode {
  const [, name] = callout.exec(token.text) ?? []
  if (!name) return { type: 'blockquote', content: readBlocks(token.tokens) }
  const kind = /warning|caution/i.test(name) ? 'warning' : 'note'
  return { type: 'callout', attrs: { kind }, content: readBlocks(markdown.lexer(token.text.replace(callout, ''))) }
}

function readList({ ordered, start, items }: Tokens.List): LessonNode {
  const content = items.map((item) => {
    const blocks = readBlocks(item.tokens.filter(({ type }) => type !== 'checkbox'))
    return { type: 'listItem', content: item.task ? withBox(blocks, item.checked ?? false) : blocks }
  })
  if (!ordered) return { type: 'bulletList', content }
  return { type: 'orderedList', ...(typeof start === 'number' && start !== 1 && { attrs: { start } }), content }
}

/** An item of a list of things to do. */
function withBox(blocks: LessonNode[], isChecked: boolean): LessonNode[] {
  const box = { type: 'text', text: isChecked ? '☑ ' : '☐ ' }
  const [first, ...others] = blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks]
  return [{ type: 'paragraph', content: [box, ...(first?.content ?? [])] }, ...others]
}

function readTable({ header, rows }: Tokens.Table): LessonNode {
  const toCell = (type: string) => (cell: Tokens.TableCell) => ({ type, content: [{ type: 'paragraph', ...line(cell) }] })
  const head = header.some(({ text }) => text.trim()) ? [{ type: 'tableRow', content: header.map(toCell('tableHeader')) }] : []
  return {
    type: 'table',
    content: [...head, ...rows.map((row) => ({ type: 'tableRow', content: row.map(toCell('tableCell')) }))],
  }
}

const detailsStart = /^<details[^<>]*>\s*<summary[^<>]*>([\s\S]*?)<\/summary>\s*$/i
const isDetailsStart = ({ type, raw }: Token) => type === 'html' && detailsStart.test(raw)
const isDetailsEnd = ({ type, raw }: Token) => type === 'html' && /^<\/details>\s*$/i.test(raw)

/** The place of the token that ends what begins here; -1 without one. */
function endOfDetails(tokens: readonly Token[], start: number): number {
  let depth = 0
  return tokens.findIndex((token, at) => {
    if (at < start) return false
    if (isDetailsStart(token)) depth++
    if (isDetailsEnd(token)) depth--
    return depth === 0
  })
}

function readDetails(raw: string, content: LessonNode[]): LessonNode {
  const [, summary = ''] = detailsStart.exec(raw) ?? []
  const tokens = markdown.Lexer.lexInline(summary.trim(), markdown.defaults)
  return {
    type: 'details',
    content: [
      { type: 'detailsSummary', ...line({ tokens }) },
      { type: 'detailsContent', content },
    ],
  }
}
