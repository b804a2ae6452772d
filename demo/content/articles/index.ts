import { lessonTexts } from '../lessons/index.ts'
import { business } from './business.ts'
import { data } from './data.ts'
import { design } from './design.ts'
import { health } from './health.ts'
import { languages } from './languages.ts'
import { musicAndArts } from './music-and-arts.ts'
import { programming } from './programming.ts'
import { science } from './science.ts'
import type { ArticleTexts } from './types.ts'

export const articleTexts: ArticleTexts = {
  ...programming,
  ...data,
  ...design,
  ...business,
  ...languages,
  ...science,
  ...musicAndArts,
  ...health,
  ...lessonTexts,
}

/** What the article or lesson of this name says. */
export function findArticleText(name: string): string {
  const text = articleTexts[name]
  if (text === undefined) throw new Error(`nobody wrote the text of “${name}”`)
  return text
}
