import type { LessonText } from '#contract/materials/lesson-text.ts'
import type { LessonNode } from '#contract/materials/read-lesson.ts'
import { fitBlocks } from './fit-blocks.ts'

/** What is saved of the editor's document: without formulas that nobody has written, and without the empty line at the end. */
export function toLessonText(doc: LessonNode): LessonText {
  const content = fitBlocks(withoutEmptyFormulas(doc).content ?? [])
  while (content.length > 1 && isEmptyLine(content.at(-1))) content.pop()
  return { type: 'doc', content } as LessonText
}

function withoutEmptyFormulas(node: LessonNode): LessonNode {
  if (!node.content) return node
  const content = node.content.map(withoutEmptyFormulas).map((part) => (isEmptyFormula(part) ? undefined : part))
  return { ...node, content: content.filter((part) => part !== undefined) }
}

const isEmptyFormula = ({ type, attrs }: LessonNode) =>
  (type === 'formula' || type === 'formulaBlock') && !(attrs as { tex?: string } | undefined)?.tex?.trim()

const isEmptyLine = (block: LessonNode | undefined) => block?.type === 'paragraph' && !block.content?.length
