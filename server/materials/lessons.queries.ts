import type { LessonForm } from '#contract/materials/lessons.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import type { User } from '#server/core/security/tokens.ts'
import { ownMaterial } from './materials.queries.ts'

export type LessonFields = LessonForm & { learningMinutes: number; wordsCount: number }

export const insertLesson = (db: Db, creatorId: number, { name, learningMinutes, text, wordsCount }: LessonFields) =>
  db.one<{ id: number }>(sql`
    insert into materials (kind, name, learning_minutes, creator_id, lesson, words_count)
    values ('lesson', ${name}, ${learningMinutes}, ${creatorId}, ${JSON.stringify(text)}, ${wordsCount}) returning id`)

/** Returns false if the lesson is not theirs. */
export const saveLesson = (db: Db, user: User, id: number, { name, learningMinutes, text, wordsCount }: LessonFields) =>
  db
    .run(sql`
      update materials m set name = ${name}, learning_minutes = ${learningMinutes}, lesson = ${JSON.stringify(text)},
             words_count = ${wordsCount}
       where ${ownMaterial(user, 'lesson', id)}`)
    .then((count) => count === 1)

/**
 * Returns how many of the files this user may show in the lesson: the user's own pictures for lessons, and those that the lesson has. They
 * are not swept before the transaction ends.
 */
export const lockPictures = (db: Db, userId: number, lessonId: number, fileIds: string[]) =>
  db
    .many(sql`
      select from files f
       where f.id = any(${fileIds}::text[]) and f.folder = 'lessons'
         and (f.owner_id = ${userId} or exists (select from lesson_pictures p where p.material_id = ${lessonId} and p.file_id = f.id))
         for key share of f`)
    .then((rows) => rows.length)

/** A picture that the text no longer has is swept later, unless another lesson has it. */
export async function setPictures(db: Db, lessonId: number, fileIds: string[]): Promise<void> {
  await db.run(sql`delete from lesson_pictures where material_id = ${lessonId} and file_id <> all(${fileIds}::text[])`)
  await db.run(sql`
    insert into lesson_pictures (material_id, file_id) select ${lessonId}, unnest(${fileIds}::text[]) on conflict do nothing`)
}
