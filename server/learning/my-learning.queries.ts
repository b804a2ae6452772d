import type { PageQuery } from '#contract/http.ts'
import type { UserCourse } from '#contract/learning.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { offsetOf, type Page } from '#server/core/http/paging.ts'
import { type CardRow, cardColumns, toCard } from '#server/courses/index.ts'

export type Which = 'all' | 'in progress' | 'learned'

interface UserCourseRow extends CardRow {
  materialsCount: number
  learnedMaterialsCount: number
  hasCertificate: boolean
}

const somethingLeft = (userId: number) => sql`
  exists (select from course_materials cm where cm.course_id = e.course_id
            and not exists (select from learned_materials l where l.user_id = ${userId} and l.material_id = cm.material_id))`

/** The courses that this user bought, newest purchase first. */
export async function listUserCourses(db: Db, userId: number, which: Which, query: PageQuery): Promise<Page<UserCourse>> {
  const left = somethingLeft(userId)
  const wanted = { all: sql`true`, 'in progress': left, learned: sql`not ${left}` }[which]
  const rows = await db.many<UserCourseRow>(sql`
    select ${cardColumns(userId)},
           (select count(*)::int from course_materials cm where cm.course_id = c.id) as "materialsCount",
           (select count(*)::int from course_materials cm join learned_materials l on l.material_id = cm.material_id and l.user_id = ${userId}
             where cm.course_id = c.id) as "learnedMaterialsCount",
           exists (select from certificates g where g.user_id = ${userId} and g.course_id = c.id) as "hasCertificate"
      from enrolments e join courses c on c.id = e.course_id
     where e.user_id = ${userId} and ${wanted}
     order by e.bought_at desc, e.course_id desc limit ${query.pageSize} offset ${offsetOf(query)}`)
  const { totalCount } = await db.one<{ totalCount: number }>(
    sql`select count(*)::int as "totalCount" from enrolments e where e.user_id = ${userId} and ${wanted}`,
  )
  return {
    items: rows.map(({ materialsCount, learnedMaterialsCount, hasCertificate, ...card }) => ({
      course: toCard(card),
      materialsCount,
      learnedMaterialsCount,
      hasCertificate,
    })),
    totalCount,
  }
}
