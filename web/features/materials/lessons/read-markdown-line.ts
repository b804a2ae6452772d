import type { Token, Tokens } from 'marked'
import { formLimits } from '#contract/core/form-limits.ts'
import type { LessonNode } from '#contract/materials/read-lesson.ts'
import { webLink } from '#contract/materials/web-link.ts'

type Mark = { type: string; attrs?: object }

/** The words of a line of Markdown with their marks; also pictures of the portal, which no line may keep: see `toLines`. */
export const readRuns = (tokens: readonly Token[]) => joinRuns(readTokens(tokens, []))

const readTokens = (tokens: readonly Token[], marks: Mark[]): LessonNode[] =>
  tokens.flatMap((token) => readRun(token as Tokens.Generic, marks))

/** Words with the same marks are one run, as the editor has them. */
function joinRuns(runs: readonly LessonNode[]): LessonNode[] {
  const joined: LessonNode[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const isSame = run.type === 'text' && last?.type === 'text' && JSON.stringify(last.marks) === JSON.stringify(run.marks)
    if (isSame) joined[joined.length - 1] = { ...last, text: `${last.text}${run.text}` }
    else joined.push(run)
  }
  return joined
}

function readRun(token: Tokens.Generic, marks: Mark[]): LessonNode[] {
  const within = (mark: Mark) => readTokens(token.tokens ?? [], [...marks.filter(({ type }) => type !== mark.type), mark])
  switch (token.type) {
    case 'strong':
      return within({ type: 'bold' })
    case 'em':
      return within({ type: 'italic' })
    case 'del':
      return within({ type: 'strike' })
    case 'codespan':
      return toText(token.text, [...marks, { type: 'code' }])
    case 'link':
      return isWebLink(token.href) ? within({ type: 'link', attrs: { href: token.href } }) : readTokens(token.tokens ?? [], marks)
    case 'image':
      return readPicture(token, marks)
    case 'br':
      return [{ type: 'hardBreak' }]
    case 'formula':
      return [{ type: 'formula', attrs: { tex: token.text.slice(0, formLimits.lesson.formula) } }]
    case 'html':
      return /^<br\s*\/?>$/i.test(token.text) ? [{ type: 'hardBreak' }] : isComment(token.text) ? [] : toText(token.text, marks)
    default:
      return token.tokens ? readTokens(token.tokens, marks) : toText(withLetters(token.text ?? ''), marks)
  }
}

const isWebLink = (href: string) => webLink.safeParse(href).success
const isComment = (text: string) => text.startsWith('<!--')

/** Without the signs that no lesson may contain. */
export const readable = (text: string) => text.replace(/[^\P{Cc}\t\n]/gu, '').toWellFormed()

/** A new line in the source is a space. */
function toText(source: string, marks: Mark[]): LessonNode[] {
  const text = readable(source).replace(/\s*\n\s*/g, ' ')
  return text ? [{ type: 'text', text, ...(marks.length > 0 && { marks }) }] : []
}

const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** `&amp;` is a letter in Markdown too; Marked reads those with numbers. */
const withLetters = (text: string) => text.replace(/&(\w{2,4});/g, (all, name) => letters[name] ?? all)

/** The address of a picture of a lesson in Markdown. It means something in the portal alone. */
export const pictureScheme = 'picture:'

/** A picture of another site is not loaded from there: it becomes a link. */
function readPicture(token: Tokens.Generic, marks: Mark[]): LessonNode[] {
  const alt = String(token.text ?? '').slice(0, formLimits.lesson.alt)
  const file = new RegExp(`^${pictureScheme}([\\w-]{22})$`).exec(token.href)?.[1]
  if (file) return [{ type: 'picture', attrs: { file, alt } }]
  const link = isWebLink(token.href) && !marks.some(({ type }) => type === 'link')
  return toText(alt || token.href, link ? [...marks, { type: 'link', attrs: { href: token.href } }] : marks)
}

/** Paragraphs of these words, and the pictures between them. */
export function toLines(runs: readonly LessonNode[]): LessonNode[] {
  const lines: LessonNode[] = []
  let words: LessonNode[] = []
  const endLine = () => {
    if (words.some(({ text, type }) => type === 'formula' || text?.trim())) lines.push({ type: 'paragraph', content: words })
    words = []
  }
  for (const run of runs) {
    if (run.type !== 'picture') words.push(run)
    else {
      endLine()
      lines.push(run)
    }
  }
  endLine()
  return lines
}
