/** Any part of a lesson. */
export interface LessonNode {
  type: string
  text?: string
  attrs?: object | undefined
  marks?: readonly { type: string; attrs?: object | undefined }[] | undefined
  content?: readonly LessonNode[] | undefined
}

/** The words of a part of a lesson: what the search reads, and what counts as reading. Without formulas. */
export function plainText(node: LessonNode): string {
  if (node.type === 'text') return node.text ?? ''
  if (node.type === 'hardBreak') return '\n'
  const parts = (node.content ?? []).map(plainText)
  return parts.join(node.content?.some(isInline) ? '' : '\n')
}

export const countWords = (lesson: LessonNode) => plainText(lesson).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0

const wordsInMinute = 200
export const readingMinutes = (wordsCount: number) => Math.max(1, Math.ceil(wordsCount / wordsInMinute))

/** Whether there is something to read or to see. */
export const isEmpty = (node: LessonNode): boolean =>
  !['picture', 'formula', 'formulaBlock'].includes(node.type) && !node.text?.trim() && (node.content ?? []).every(isEmpty)

/** The ids of its pictures, each once. */
export const pictureIds = (lesson: LessonNode) => [...new Set(findPictures(lesson))]

function findPictures(node: LessonNode): string[] {
  if (node.type === 'picture') return [(node.attrs as { file: string }).file]
  return (node.content ?? []).flatMap(findPictures)
}

const isInline = ({ type }: LessonNode) => type === 'text' || type === 'formula' || type === 'hardBreak'
