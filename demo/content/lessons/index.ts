import { business } from './business.ts'
import { data } from './data.ts'
import { design } from './design.ts'
import { health } from './health.ts'
import { languages } from './languages.ts'
import { musicAndArts } from './music-and-arts.ts'
import { programming } from './programming.ts'
import { science } from './science.ts'
import type { Lessons, LessonWords } from './types.ts'

export type { LessonWords } from './types.ts'

export const lessons: Lessons = {
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
export function findLesson(videoName: string): LessonWords {
  const words = lessons[videoName]
  if (!words) throw new Error(`nobody wrote what “${videoName}” says`)
  return words
}
