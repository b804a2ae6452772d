import { findArticleText } from '../content/articles/index.ts'
import { exercisePart } from '../text/exercises.ts'
import { type Block, readBlocks } from '../text/read-blocks.ts'

/** The text of an article, and its exercises with their times. */
export const composeArticle = (name: string): Block[] => [...readBlocks(findArticleText(name)), ...exercisePart(name)]
