import { type Db, type Sql, sql } from '#server/core/db.ts'

export interface GainRow {
  courseId: number
  price: number
  skillId: number
  level: number
}

/** What the courses of the catalogue give of these skills; not the viewer's own ones and those already bought. */
export const listGains = (db: Db, skillIds: number[], viewerId: number | undefined) =>
  db.many<GainRow>(sql`
    select c.id as "courseId", c.price, cs.skill_id as "skillId", cs.level
      from course_skills cs join courses c on c.id = cs.course_id
     where cs.skill_id = any(${skillIds}::int[]) and c.archived_at is null and ${isNew(viewerId)}`)

const isNew = (viewerId: number | undefined): Sql =>
  viewerId === undefined
    ? sql`true`
    : sql`c.author_id <> ${viewerId} and not exists (select from enrolments e where e.user_id = ${viewerId} and e.course_id = c.id)`

/** The materials of each course as `id:minutes`, with spaces between: as rows of their own they would take four times as long to read. */
export const listMaterials = (db: Db, courseIds: number[]) =>
  db.many<{ courseId: number; materials: string }>(sql`
    select cm.course_id as "courseId", string_agg(m.id || ':' || m.learning_minutes, ' ') as materials
      from course_materials cm join materials m on m.id = cm.material_id
     where cm.course_id = any(${courseIds}::int[])
     group by cm.course_id`)

export const listLearnedMaterials = (db: Db, userId: number) =>
  db
    .many<{ materialId: number }>(sql`select material_id as "materialId" from learned_materials where user_id = ${userId}`)
    .then((rows) => rows.map(({ materialId }) => materialId))

/** All reading inside sees the same catalogue. */
export const readAtOneMoment = <T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> =>
  db.tx(async (db) => {
    await db.run(sql`set transaction isolation level repeatable read, read only`)
    return read(db)
  })
