import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { type Db, sql } from '#server/core/db.ts'
import { drawThumbnail } from '#server/courses/index.ts'
import { type DemoCourse, demoCourses } from './content/index.ts'
import { seedMaterial } from './materials.ts'
import { storeDrawing } from './store-drawing.ts'

/** The catalogue with pictures, skills and materials. Answers the ids of the courses by name. */
export async function seedCourses(db: Db, parts: Parts, people: Map<string, number>): Promise<Map<string, number>> {
  const authors = demoCourses.map((course) => people.get(course.author) ?? 0)
  // Drawing takes most of the time and needs no database: all at once.
  const pictures = await Promise.all(
    demoCourses.map(({ field }, index) =>
      storeDrawing(db, parts, authors[index] ?? 0, 'thumbnails', drawThumbnail({ field, seed: index + 1 })),
    ),
  )
  const ids = new Map<string, number>()
  const materials = new Map<string, number>()
  for (const [index, course] of demoCourses.entries()) {
    const authorId = authors[index] ?? 0
    const id = await insertCourse(
      db,
      course,
      authorId,
      pictures[index] ?? '',
      later(parts.clock.now(), { days: -course.updatedDaysAgo }),
    )
    ids.set(course.name, id)
    for (const { name, level } of course.skills) await insertSkill(db, id, authorId, name, level)
    for (const [position, material] of course.materials.entries()) {
      const known = materials.get(material.key) ?? (await seedMaterial(db, material, authorId))
      materials.set(material.key, known)
      await db.run(sql`insert into course_materials (course_id, material_id, position) values (${id}, ${known}, ${position})`)
    }
  }
  return ids
}

const insertCourse = async (db: Db, course: DemoCourse, authorId: number, thumbnailFileId: string, updateDate: Date) => {
  const { id } = await db.one<{ id: number }>(sql`
    insert into courses (author_id, name, thumbnail_file_id, short_description, description, price, update_date)
    values (${authorId}, ${course.name}, ${thumbnailFileId}, ${course.shortDescription}, ${course.description}, ${course.price}, ${updateDate})
    returning id`)
  return id
}

const insertSkill = (db: Db, courseId: number, creatorId: number, name: string, level: number) =>
  db.run(sql`
    with added as (insert into skills (name, creator_id) values (${name}, ${creatorId}) on conflict (lower(name)) do nothing returning id),
    skill as (select id from added union select id from skills where lower(name) = lower(${name}))
    insert into course_skills (course_id, skill_id, level) select ${courseId}, id, ${level} from skill`)
