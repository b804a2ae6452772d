import type { LessonNode } from '#contract/materials/read-lesson.ts'

/** From the outermost to the innermost. */
const markOrder = ['link', 'bold', 'italic', 'strike', 'code'] as const
type MarkName = (typeof markOrder)[number]

/** The words of a line in Markdown. What looks like a sign of Markdown is kept as it is. */
export const writeLine = (runs: LessonNode['content'] = []) => keepLineStart(writeRuns(runs, 0))

/** Neighbours with the same mark get its signs once. */
function writeRuns(runs: readonly LessonNode[], depth: number): string {
  const mark = markOrder[depth]
  if (!mark) return runs.map((run) => writeRun(run)).join('')
  const groups: { sign: string | undefined; runs: LessonNode[] }[] = []
  for (const run of runs) {
    const sign = findMark(run, mark)
    const last = groups.at(-1)
    if (last && last.sign === sign) last.runs.push(run)
    else groups.push({ sign, runs: [run] })
  }
  return groups
    .map(({ sign, runs }) => {
      if (sign === undefined) return writeRuns(runs, depth + 1)
      return mark === 'code' ? writeCode(runs) : surround(mark, sign, writeRuns(runs, depth + 1))
    })
    .join('')
}

/** What tells one mark from another of its kind: the address of a link. */
function findMark(run: LessonNode, name: MarkName): string | undefined {
  const mark = run.marks?.find(({ type }) => type === name)
  return mark && (name === 'link' ? String((mark.attrs as { href?: string } | undefined)?.href) : name)
}

const signs = { bold: '**', italic: '*', strike: '~~' } as const

/** Signs beside a space mean nothing in Markdown, so the space goes outside. */
function surround(mark: Exclude<MarkName, 'code'>, sign: string, text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (!words) return text
  if (mark === 'link') return `${before}[${words}](<${sign.replaceAll('>', '%3E').replaceAll('<', '%3C')}>)${after}`
  return `${before}${signs[mark]}${words}${signs[mark]}${after}`
}

function writeCode(runs: readonly LessonNode[]): string {
  const text = runs.map(({ text = '' }) => text.replaceAll('\n', ' ')).join('')
  const fence = '`'.repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)) + 1)
  const space = /^`|`$|^ .* $/.test(text) ? ' ' : ''
  return `${fence}${space}${text}${space}${fence}`
}

function writeRun({ type, text = '', attrs }: LessonNode): string {
  if (type === 'hardBreak') return '\\\n'
  if (type === 'formula') return `$${(attrs as { tex: string }).tex.replaceAll('\n', ' ')}$`
  return text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\`*_[\]<>$~|&@]/g, '\\$&')
    .replace(/\b(https?|ftp):/gi, '$1\\:')
    .replace(/\bwww\./gi, 'www\\.')
}

/** `1.`, `-`, `#` and the like mean a list or a heading at the start of a line. */
const keepLineStart = (text: string) =>
  text
    .replace(/^(\s*)(#{1,6}|[-+=]+)(?=\s|$|[-+=])/gm, (_, space: string, sign: string) => `${space}\\${sign}`)
    .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2')
