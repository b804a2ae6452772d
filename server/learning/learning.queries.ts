import { authorOrAdmins } from '#server/core/database/author-or-admins.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { finalTaskFor } from '#server/final-tasks/index.ts'

export interface LearnerRow {
  name: string
  archived: boolean
  isBuyer: boolean
  isAuthor: boolean
  reviewsAsAuthor: boolean
  finalTask: { id: number; name: string } | null
  lastMaterialId: number | null
  hasCertificate: boolean
}

export const findOwnCourse = (db: Db, userId: number, courseId: number) =>
  db.maybe<LearnerRow>(sql`
    select c.name, c.archived_at is not null as archived, c.author_id = ${userId} as "isAuthor", ${userId} in ${authorOrAdmins} as "reviewsAsAuthor",
           exists (select from enrolments e where e.user_id = ${userId} and e.course_id = c.id) as "isBuyer",
           (select json_build_object('id', t.id, 'name', t.name) from final_tasks t where t.id = ${finalTaskFor(userId)}) as "finalTask",
           (select l.material_id from last_opened l join course_materials cm on cm.course_id = l.course_id and cm.material_id = l.material_id
             where l.user_id = ${userId} and l.course_id = c.id) as "lastMaterialId",
           exists (select from certificates g where g.user_id = ${userId} and g.course_id = c.id) as "hasCertificate"
      from courses c where c.id = ${courseId}`)

export const isInCatalogue = (db: Db, courseId: number) =>
  db.maybe(sql`select from courses where id = ${courseId} and archived_at is null`).then((row) => row !== undefined)

export interface MaterialState {
  id: number
  place: string | null
}

/** The places that this user has reached in the materials of a course. */
export const listStates = (db: Db, userId: number, courseId: number) =>
  db.many<MaterialState>(sql`
    select p.material_id as id, p.place
      from course_materials cm join material_places p on p.user_id = ${userId} and p.material_id = cm.material_id
     where cm.course_id = ${courseId}`)

/**
 * The courses of this user that contain the material. Their lists of materials cannot change until the transaction ends, because an
 * editor locks the whole row.
 */
export const lockCoursesWith = (db: Db, userId: number, materialId: number) =>
  db
    .many<{ id: number }>(sql`
      select c.id from courses c
       where c.id in (select e.course_id from enrolments e join course_materials cm on cm.course_id = e.course_id
                       where e.user_id = ${userId} and cm.material_id = ${materialId})
       order by c.id for key share`)
    .then((rows) => rows.map((row) => row.id))

/** A material as part of one of the courses that contain it. */
export interface Part {
  materialId: number
  courseId: number
}

interface Progress {
  learned: number
  total: number
}

/** Returns the progress in the course. A statement does not see its own change, so the material counts in any case. */
export const insertLearned = (db: Db, userId: number, { materialId, courseId }: Part, now: Date) =>
  db.one<Progress>(sql`
    with learned_now as (
      insert into learned_materials (user_id, material_id, learned_at) values (${userId}, ${materialId}, ${now}) on conflict do nothing)
    select count(*) filter (where cm.material_id = ${materialId} or l.material_id is not null)::int as learned, count(*)::int as total
      from course_materials cm left join learned_materials l on l.user_id = ${userId} and l.material_id = cm.material_id
     where cm.course_id = ${courseId}`)

/** The same for a check that was passed, which may be in several courses, or no longer in any that the learner has. */
export const insertPassed = (db: Db, userId: number, materialId: number, now: Date) =>
  db.run(sql`
    insert into learned_materials (user_id, material_id, learned_at) values (${userId}, ${materialId}, ${now}) on conflict do nothing`)

export const readProgress = (db: Db, userId: number, courseId: number) =>
  db.one<Progress>(sql`
    select count(l.material_id)::int as learned, count(*)::int as total
      from course_materials cm left join learned_materials l on l.user_id = ${userId} and l.material_id = cm.material_id
     where cm.course_id = ${courseId}`)

export const isCheck = (db: Db, materialId: number) =>
  db.maybe(sql`select from materials where id = ${materialId} and kind = 'check'`).then((row) => row !== undefined)

/** As `insertLearned`. Does nothing and returns nothing unless the user has bought the course and it contains the material. */
export const deleteLearned = (db: Db, userId: number, { materialId, courseId }: Part) =>
  db.maybe<Progress>(sql`
    with bought as (
      select e.course_id from enrolments e join course_materials cm on cm.course_id = e.course_id
       where e.user_id = ${userId} and e.course_id = ${courseId} and cm.material_id = ${materialId}),
    unlearned as (
      delete from learned_materials where user_id = ${userId} and material_id = ${materialId} and exists (select from bought))
    select count(*) filter (where l.material_id <> ${materialId})::int as learned, count(*)::int as total
      from bought join course_materials cm on cm.course_id = bought.course_id
      left join learned_materials l on l.user_id = ${userId} and l.material_id = cm.material_id
     group by bought.course_id`)

export interface Opened {
  courseId: number
  materialId: number
  place: string | null
  now: Date
}

/** Saves only for those who may open the course, and only for materials of the course. Returns whether it did. */
export const savePlace = (db: Db, userId: number, { courseId, materialId, place, now }: Opened) =>
  db
    .run(sql`
      with opened as (
        insert into last_opened (user_id, course_id, material_id, opened_at)
        select ${userId}, cm.course_id, cm.material_id, ${now}::timestamptz from course_materials cm join courses c on c.id = cm.course_id
         where cm.course_id = ${courseId} and cm.material_id = ${materialId}
           and (c.author_id = ${userId} or exists (select from enrolments e where e.user_id = ${userId} and e.course_id = c.id))
        on conflict (user_id, course_id) do update set material_id = excluded.material_id, opened_at = excluded.opened_at
        returning material_id),
      placed as (
        insert into material_places (user_id, material_id, place) select ${userId}, material_id, ${place ?? ''} from opened where ${place !== null}
        on conflict (user_id, material_id) do update set place = excluded.place)
      select from opened`)
    .then((count) => count === 1)
