import { formLimits } from '#contract/core/form-limits.ts'
import type { LessonForm } from '#contract/materials/lessons.ts'
import type { Lesson } from '#contract/materials/materials.ts'
import { countWords, pictureIds, readingMinutes } from '#contract/materials/read-lesson.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { type Attempt, once } from '#server/core/database/once.ts'
import { hasMoreParts } from '#server/core/http/has-more-parts.ts'
import type { User } from '#server/core/security/tokens.ts'
import { privateLinksFor } from '#server/files/index.ts'
import { checkOwn } from './check-own.ts'
import { insertLesson, type LessonFields, lockPictures, saveLesson, setPictures } from './lessons.queries.ts'
import { getMaterial } from './materials.queries.ts'
import { refusals } from './words.ts'

const { maxPictures } = formLimits.lesson

export async function createLesson(parts: Parts, userId: number, form: LessonForm, attempt: Attempt): Promise<Lesson> {
  const { id } = await once(parts, userId, attempt, async (parts) => {
    const created = await insertLesson(parts.db, userId, toFields(form))
    await keepPictures(parts, userId, created.id, form)
    return created
  })
  return getMaterial<'lesson'>(parts.db, id, privateLinksFor(parts, userId))
}

export async function updateLesson(parts: Parts, user: User, id: number, form: LessonForm): Promise<Lesson> {
  await inTransaction(parts, async (parts) => {
    if (!(await saveLesson(parts.db, user, id, toFields(form)))) {
      await checkOwn(parts, user, 'lesson', id)
      throw refusals.noSuchMaterial()
    }
    await keepPictures(parts, user.id, id, form)
  })
  return getMaterial<'lesson'>(parts.db, id, privateLinksFor(parts, user.id))
}

/** More than a text can have that is not too long. Counted before the schema reads it, which would describe each wrong part. */
const mostParts = 50_000

export function refuseTooManyParts(form: unknown): void {
  if (hasMoreParts(form, mostParts)) throw refusals.textTooLong()
}

function toFields(form: LessonForm): LessonFields {
  const wordsCount = countWords(form.text)
  return { ...form, wordsCount, learningMinutes: form.learningMinutes ?? readingMinutes(wordsCount) }
}

/** Must run in the transaction that saves the text. */
async function keepPictures({ db }: Parts, userId: number, lessonId: number, { text }: LessonForm): Promise<void> {
  const ids = pictureIds(text)
  if (ids.length > maxPictures) throw refusals.tooManyPictures({ most: maxPictures })
  if ((await lockPictures(db, userId, lessonId, ids)) < ids.length) throw refusals.wrongPicture()
  await setPictures(db, lessonId, ids)
}
