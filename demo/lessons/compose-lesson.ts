import type { LessonText } from '#contract/materials/lesson-text.ts'
import { findArticleText } from '../content/articles/index.ts'
import { exercisePart } from '../text/exercises.ts'
import { toBlock, toLesson } from '../text/to-lesson.ts'

/** The text of a lesson, and its exercises with their times. Without `toFile`, its pictures have names instead of files. */
export const composeLesson = (name: string, toFile = (picture: string) => picture): LessonText => ({
  type: 'doc',
  content: [...toLesson(findArticleText(name), toFile), ...exercisePart(name).map(toBlock)],
})
