import { FinalTaskForm, spanFromMinutes } from '#contract/final-tasks/final-tasks.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { insertCourse } from '#server/courses/index.ts'
import { insertFinalTask } from '#server/final-tasks/index.ts'
import { drawThumbnail } from './artwork/draw-thumbnail.ts'
import { checkMaker } from './checks.ts'
import { demoBuildsOn } from './content/builds-on.ts'
import { demoCourses, pictureSeed } from './content/index.ts'
import { demoPreviews } from './content/previews.ts'
import { demoSections } from './content/sections.ts'
import { demoTasks } from './content/tasks/index.ts'
import { seedFields } from './fields.ts'
import { coursePrice, learningMinutes } from './learning-time.ts'
import { keepMaterialFiles } from './material-files.ts'
import { seedMaterial } from './materials.ts'
import { storeDrawing } from './store-drawing.ts'

const minutesInDay = 24 * 60

/** The catalogue with pictures, skills, materials and final tasks. Returns the ids of the courses by name. */
export async function seedCourses(db: Db, parts: Parts, people: Map<string, number>): Promise<Map<string, number>> {
  const authors = demoCourses.map((course) => people.get(course.author) ?? 0)
  // Drawing and setting take most of the time and need no database, so they run in parallel.
  const [files, ...pictures] = await Promise.all([
    keepMaterialFiles(db, parts, people),
    ...demoCourses.map((course, index) => {
      const drawing = drawThumbnail({ field: course.field, seed: pictureSeed(course) })
      return storeDrawing(db, parts, authors[index] ?? 0, 'thumbnails', drawing)
    }),
  ])
  const minutes = learningMinutes()
  const fields = await seedFields(db, parts, people)
  const portalUrl = parts.settings.publicUrl ?? `http://localhost:${parts.settings.port}`
  const makeCheck = checkMaker({ ...parts, db })
  const ids = new Map<string, number>()
  const materials = new Map<string, number>()
  for (const [index, course] of demoCourses.entries()) {
    const authorId = authors[index] ?? 0
    const updateDate = later(parts.clock.now(), { days: -course.updatedDaysAgo })
    const finalTask = await seedFinalTask(db, course.name, authorId)
    const form = { ...course, price: coursePrice(course, minutes), finalTask, field: { id: fields.get(course.field) ?? 0 } }
    const id = await insertCourse(db, authorId, form, pictures[index] ?? null, updateDate)
    ids.set(course.name, id)
    for (const { name, level } of course.skills) await insertSkill(db, id, authorId, name, level)
    for (const [position, material] of course.materials.entries()) {
      const known =
        materials.get(material.key) ?? (await seedMaterial(db, material, authorId, { files, minutes, portalUrl, makeCheck }))
      materials.set(material.key, known)
      const section = demoSections[course.name]?.[material.name] ?? null
      const isPreview = demoPreviews[course.name]?.includes(material.name) ?? position === 0
      await db.run(sql`
        insert into course_materials (course_id, material_id, position, section, is_preview)
        values (${id}, ${known}, ${position}, ${section}, ${isPreview})`)
    }
  }
  // After all courses, because they create the skills.
  for (const [course, skills] of Object.entries(demoBuildsOn))
    for (const { name, level } of skills) await insertBase(db, ids.get(course) ?? 0, name, level)
  return ids
}

async function seedFinalTask(db: Db, courseName: string, authorId: number): Promise<{ id: number } | null> {
  const task = demoTasks[courseName]
  if (!task) return null
  const { name, text, days, questions } = task
  const form = { name, text, reviewDeadlineTime: spanFromMinutes(days * minutesInDay), reviewQuestions: questions }
  return insertFinalTask(db, authorId, FinalTaskForm.parse(form))
}

const insertSkill = (db: Db, courseId: number, creatorId: number, name: string, level: number) =>
  db.run(sql`
    with added as (insert into skills (name, creator_id) values (${name}, ${creatorId}) on conflict (lower(name)) do nothing returning id),
    skill as (select id from added union select id from skills where lower(name) = lower(${name}))
    insert into course_skills (course_id, skill_id, level) select ${courseId}, id, ${level} from skill`)

const insertBase = (db: Db, courseId: number, name: string, level: number) =>
  db.run(sql`
    insert into course_prerequisites (course_id, skill_id, level)
    select ${courseId}, id, ${level} from skills where lower(name) = lower(${name})`)
