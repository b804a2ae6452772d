import { business } from './business.ts'
import { data } from './data.ts'
import { design } from './design.ts'
import { health } from './health.ts'
import { languages } from './languages.ts'
import { musicAndArts } from './music-and-arts.ts'
import { programming } from './programming.ts'
import { science } from './science.ts'
import type { FilmText, FilmTexts } from './types.ts'

export type { FilmText } from './types.ts'

export const filmTexts: FilmTexts = {
  ...programming,
  ...data,
  ...design,
  ...business,
  ...languages,
  ...science,
  ...musicAndArts,
  ...health,
}

/** What the video of this name says. */
export function findFilmText(videoName: string): FilmText {
  const text = filmTexts[videoName]
  if (!text) throw new Error(`nobody wrote what “${videoName}” says`)
  return text
}
