import type { PageQuery } from '#contract/core/http.ts'
import type { UserCourse } from '#contract/learning/learning.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { mapPage, type Page, readPage } from '#server/core/http/paging.ts'
import { type CardRow, cardColumns, toCard } from '#server/courses/index.ts'
import { planStep } from '#server/kept-plans/index.ts'

export type Which = 'all' | 'in progress' | 'learned'

export interface UserCourseRow extends CardRow {
  materialsCount: number
  learnedMaterialsCount: number
  hasCertificate: boolean
}

/** For a row `e` of enrolments. */
export const somethingLeft = (userId: number) => sql`
  exists (select from course_materials cm where cm.course_id = e.course_id
            and not exists (select from learned_materials l where l.user_id = ${userId} and l.material_id = cm.material_id))`

/** For a row `c` of courses. */
export const userCourseColumns = (userId: number) => sql`
  ${cardColumns(userId)},
  (select count(*)::int from course_materials cm where cm.course_id = c.id) as "materialsCount",
  (select count(*)::int from course_materials cm join learned_materials l on l.material_id = cm.material_id and l.user_id = ${userId}
    where cm.course_id = c.id) as "learnedMaterialsCount",
  exists (select from certificates g where g.user_id = ${userId} and g.course_id = c.id) as "hasCertificate"`

export const toUserCourse = ({ materialsCount, learnedMaterialsCount, hasCertificate, ...card }: UserCourseRow): UserCourse => ({
  course: toCard(card),
  materialsCount,
  learnedMaterialsCount,
  hasCertificate,
})

/** The courses that this user bought, newest purchase first; what was bought at once in the order of the plan that they keep. */
export async function listUserCourses(db: Db, userId: number, which: Which, query: PageQuery): Promise<Page<UserCourse>> {
  const left = somethingLeft(userId)
  const wanted = { all: sql`true`, 'in progress': left, learned: sql`not ${left}` }[which]
  const page = await readPage<UserCourseRow>(db, query, {
    columns: userCourseColumns(userId),
    from: sql`enrolments e join courses c on c.id = e.course_id where e.user_id = ${userId} and ${wanted}`,
    orderBy: sql`e.bought_at desc, ${planStep(userId, sql`e.course_id`)}, e.course_id desc`,
    countFrom: sql`enrolments e where e.user_id = ${userId} and ${wanted}`,
  })
  return mapPage(page, toUserCourse)
}
