import { formLimits } from '#contract/core/form-limits.ts'
import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import { type Leaver, type Topic, withoutPerson } from '#server/core/personal-data.ts'

export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'reports',
    about: 'What you reported to the Admins, and what they decided.',
    rows: () =>
      db.many(sql`
        select p.what, c.id as "courseId", c.name as course, p.reason, p.text, p.reported_at as "reportedAt", d.decision, d.decided_at as "decidedAt"
          from reports p join courses c on c.id = p.course_id left join report_decisions d on d.id = p.decision_id
         where p.reporter_id = ${userId} order by p.id`),
  },
]

/** Reports stay without a name, so that they can be decided, and without the text. What others wrote about the person's courses and ratings names nobody. */
export async function forgetPerson({ db }: Parts, person: Leaver): Promise<void> {
  const { id } = person
  const { text, reason } = formLimits.reports
  await db.run(sql`update reports set reporter_id = null, text = '' where reporter_id = ${id}`)
  const isTheirs = (row: 'p' | 'd') => {
    const of = row === 'p' ? sql`p` : sql`d`
    return sql`(${of}.course_id in (select c.id from courses c where c.author_id = ${id})
      or ${of}.rating_id in (select r.id from ratings r where r.user_id = ${id}))`
  }
  await db.run(sql`update reports p set text = ${withoutPerson(sql`p.text`, person, 0, text.max)} where ${isTheirs('p')}`)
  await db.run(sql`
    update report_decisions d set reason = ${withoutPerson(sql`d.reason`, person, 0, reason.max)} where ${isTheirs('d')}`)
}
