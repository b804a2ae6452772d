import type { LessonNode } from '#contract/materials/read-lesson.ts'

/** How deep lists may be in each other: see `contract/materials/lesson-text.ts`. */
const deepestList = 4

/** Blocks that a lesson may have at its top, from blocks in any order and depth: what may not stand somewhere gives its words to what may. */
export const fitBlocks = (blocks: readonly LessonNode[]): LessonNode[] => blocks.flatMap(fitBlock)

function fitBlock(block: LessonNode): LessonNode[] {
  switch (block.type) {
    case 'blockquote':
    case 'callout':
      return [{ ...block, content: atLeastOne(fitInner(block.content)) }]
    case 'details': {
      const [summary, content] = block.content ?? []
      if (!summary || !content) return []
      return [{ ...block, content: [summary, { ...content, content: atLeastOne(fitInner(content.content)) }] }]
    }
    case 'bulletList':
    case 'orderedList':
      return [fitList(block, 1)]
    default:
      return [block]
  }
}

/** Within a quotation, a note, an answer or a list: lines, code, formulas, pictures and lists. */
const fitInner = (blocks: LessonNode['content'], depth = 0): LessonNode[] =>
  (blocks ?? []).flatMap((block) => inner(block, depth))

function inner(block: LessonNode, depth: number): LessonNode[] {
  switch (block.type) {
    case 'paragraph':
    case 'codeBlock':
    case 'formulaBlock':
    case 'picture':
      return [block]
    case 'bulletList':
    case 'orderedList':
      return depth < deepestList
        ? [fitList(block, depth + 1)]
        : (block.content ?? []).flatMap(({ content }) => fitInner(content, depth))
    case 'heading':
    case 'detailsSummary':
      return [{ type: 'paragraph', content: (block.content ?? []).map(inBold) }]
    case 'tableRow':
      return [{ type: 'paragraph', content: (block.content ?? []).flatMap(toWords) }]
    default:
      return fitInner(block.content, depth)
  }
}

const fitList = (list: LessonNode, depth: number): LessonNode => ({
  ...list,
  content: (list.content ?? []).map((item) => ({ ...item, content: withFirstLine(fitInner(item.content, depth)) })),
})

/** An item of a list begins with a line. */
const withFirstLine = (blocks: LessonNode[]) => (blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks])

const atLeastOne = (blocks: LessonNode[]) => (blocks.length > 0 ? blocks : [{ type: 'paragraph' }])

function inBold(run: LessonNode): LessonNode {
  if (run.type !== 'text' || run.marks?.some(({ type }) => type === 'bold')) return run
  return { ...run, marks: [...(run.marks ?? []), { type: 'bold' }] }
}

/** The words of a cell, with a space behind them. */
const toWords = (cell: LessonNode): LessonNode[] => [
  ...(cell.content ?? []).flatMap(({ content }) => content ?? []),
  { type: 'text', text: ' ' },
]
