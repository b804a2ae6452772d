import type { Block, Inline } from '#contract/materials/lesson-text.ts'

export interface Run {
  /** Where it leads; undefined for all parts that are not in a link. */
  href: string | undefined
  parts: Inline[]
}

/** The parts of a line, with those together that are in the same link: a link with a bold word in it is one link. */
export function toRuns(line: readonly Inline[]): Run[] {
  const runs: Run[] = []
  for (const part of line) {
    const href = hrefOf(part)
    const last = runs.at(-1)
    if (last && last.href === href) last.parts.push(part)
    else runs.push({ href, parts: [part] })
  }
  return runs
}

function hrefOf(part: Inline): string | undefined {
  if (part.type !== 'text') return undefined
  return part.marks?.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []))[0]
}

export type TableRow = Extract<Block, { type: 'table' }>['content'][number]

/** What the header cells of a row belong to: a row of nothing but headers names the columns. */
export const scopeIn = ({ content }: TableRow) => (content.every(({ type }) => type === 'tableHeader') ? 'col' : 'row')
