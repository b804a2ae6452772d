import { progressOf } from '#contract/learning.ts'
import { completeCourses } from '#server/certificates/index.ts'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { forbidden } from '#server/core/errors.ts'
import { countLearned, deleteLearned, insertLearned, lockCoursesWith, lockLearner } from './learning.queries.ts'

interface Toggle {
  materialId: number
  courseId: number
}
type LearningParts = Pick<Parts, 'clock'> & { db: Db }

/** A material counts in every course that holds it, so learning it may complete several at once. */
export function setLearned({ db, clock }: LearningParts, userId: number, { materialId, courseId }: Toggle): Promise<number> {
  return db.tx(async (db) => {
    const courses = await coursesToChange(db, userId, materialId, courseId)
    await insertLearned(db, userId, materialId, clock.now())
    await completeCourses(db, clock.now(), courses, userId)
    return progress(db, userId, courseId)
  })
}

/** Takes nothing back that was reached: certificate and skills stay. */
export function setUnlearned({ db }: LearningParts, userId: number, { materialId, courseId }: Toggle): Promise<number> {
  return db.tx(async (db) => {
    await coursesToChange(db, userId, materialId, courseId)
    await deleteLearned(db, userId, materialId)
    return progress(db, userId, courseId)
  })
}

async function coursesToChange(db: Db, userId: number, materialId: number, courseId: number): Promise<number[]> {
  await lockLearner(db, userId)
  const courses = await lockCoursesWith(db, userId, materialId)
  if (!courses.includes(courseId)) throw forbidden('Only those who bought a course with this material can mark it as learned.')
  return courses
}

const progress = async (db: Db, userId: number, courseId: number) => {
  const { learned, total } = await countLearned(db, userId, courseId)
  return progressOf(learned, total)
}
