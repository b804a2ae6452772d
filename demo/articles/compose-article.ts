import { findArticleText } from '../content/articles/index.ts'
import { exerciseBlocks } from '../text/exercises.ts'
import { type Block, readBlocks } from '../text/read-blocks.ts'

/** The text of an article, and its exercises with their times. */
export function composeArticle(name: string): Block[] {
  const exercises = exerciseBlocks(name)
  const heading: Block = { kind: 'heading', text: exercises.length > 1 ? 'Exercises' : 'Exercise' }
  return [...readBlocks(findArticleText(name)), heading, ...exercises]
}
