import { limits } from '#contract/core/limits.ts'
import type { CourseForm } from '#contract/courses/authoring.ts'
import { completeCourses } from '#server/certificates/index.ts'
import type { Parts } from '#server/core/app.ts'
import { type Db, isStillUsed } from '#server/core/database/db.ts'
import { lockUser } from '#server/core/database/locks.ts'
import { isAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { fileIdIn, getOwnPicture } from '#server/files/index.ts'
import { noteCourseUpdate } from '#server/notifications/index.ts'
import {
  countOwnCourses,
  mayUseFinalTask,
  setBuildsOn,
  setCourseMaterials,
  setCourseSkills,
  wasThumbnail,
} from './authoring.queries.ts'
import { insertCourse, saveCourse } from './course.queries.ts'
import { editableBy } from './edit-course.ts'
import { queueSimilar } from './similar.queries.ts'
import { refusals } from './words.ts'

const { maxOwn } = limits.course

/** Must run in a transaction. Returns the id of the course. */
export async function addCourse(parts: Parts, author: User, form: CourseForm): Promise<number> {
  const { db, clock } = parts
  await lockUser(db, author.id)
  if ((await countOwnCourses(db, author.id)) >= maxOwn) throw refusals.tooMany({ count: maxOwn })
  const makers = isAdmin(author) ? 'anyone' : [author.id]
  await checkFinalTask(db, form, undefined, makers)
  const id = await insertCourse(db, author.id, form, await chosenThumbnail(parts, author, form), clock.now())
  await fillCourse(db, id, form, makers)
  await queueSimilar(db, id)
  return id
}

export interface Change {
  form: CourseForm
  /** The version that was read; without it, any version is replaced. */
  updateDateUTC?: string | null | undefined
  /** What changed, for the learners. */
  note?: string
}

/** Must run in a transaction. */
export async function changeCourse(parts: Parts, user: User, id: number, { form, updateDateUTC, note }: Change): Promise<void> {
  const { db, clock } = parts
  const course = await editableBy(parts, user, id, 'lock')
  if (updateDateUTC && new Date(updateDateUTC).getTime() !== course.updateDate.getTime()) throw refusals.savedMeanwhile()
  const makers = isAdmin(user) ? 'anyone' : [user.id, course.authorId]
  await checkFinalTask(db, form, id, makers)
  await saveCourse(db, id, form, await chosenThumbnail(parts, user, form, id), clock.now())
  const hasOthers = await fillCourse(db, id, form, makers)
  if (hasOthers || note) await noteCourseUpdate(parts, id, note)
  await queueSimilar(db, id)
  // Learners who lacked only a material that was removed have now learned everything.
  await completeCourses(parts, { courseIds: [id] })
}

/** Returns whether the course has other materials than before. */
async function fillCourse(db: Db, id: number, form: CourseForm, makers: number[] | 'anyone'): Promise<boolean> {
  const skills = [...new Map(form.skills.map((skill) => [skill.id, skill])).values()]
  if ((await setCourseSkills(db, id, skills)) < skills.length) throw refusals.skillGone()
  if (form.buildsOn && (await setBuildsOn(db, id, form.buildsOn)) < form.buildsOn.length) throw refusals.buildsOnGone()
  const materials = [...new Map(form.materials.map((material) => [material.id, material])).values()]
  const { count, areOthers } = await setCourseMaterials(db, id, materials, makers)
  if (count < materials.length) throw refusals.materialGone()
  return areOthers
}

async function checkFinalTask(db: Db, { finalTask }: CourseForm, courseId: number | undefined, makers: number[] | 'anyone') {
  if (finalTask && !(await mayUseFinalTask(db, finalTask.id, courseId, makers))) {
    throw refusals.finalTaskGone()
  }
}

/** Returns the user's own upload, the picture that the course already has or had, or none. */
export async function chosenThumbnail(
  parts: Parts,
  user: User,
  { thumbnail }: Pick<CourseForm, 'thumbnail'>,
  courseId?: number | null,
): Promise<string | null> {
  const fileId = courseId && thumbnail ? fileIdIn('thumbnails', thumbnail) : undefined
  if (courseId && fileId && (await wasThumbnail(parts.db, courseId, fileId))) return fileId
  return getOwnPicture(parts, user.id, 'thumbnails', thumbnail)
}

/** A skill or material of the form may be deleted between the check and the save. */
export async function refuseIfDeleted<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (isStillUsed(error)) throw refusals.partGone()
    throw error
  }
}
