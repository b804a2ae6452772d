import { formLimits } from '#contract/core/form-limits.ts'
import { limits } from '#contract/core/limits.ts'
import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import { type Leaver, type Topic, withoutPerson } from '#server/core/personal-data.ts'

export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'ratings',
    about: 'How you rated courses, with the reply of the author.',
    rows: () =>
      db.many(sql`
        select c.id as "courseId", c.name as course, r.stars, r.text, r.minutes, r.levels_reached as "levelsReached",
               r.rated_at as "ratedAt", r.changed_at as "changedAt", r.helpful_count as "helpfulCount", r.hidden_reason as "hiddenReason",
               case when r.reply_hidden_reason is null then r.reply end as reply, r.replied_at as "repliedAt"
          from ratings r join courses c on c.id = r.course_id where r.user_id = ${userId} order by r.id`),
  },
  {
    name: 'replies-to-ratings',
    about: 'What you replied to ratings of your courses.',
    rows: () =>
      db.many(sql`
        select c.id as "courseId", c.name as course, r.stars, r.reply, r.replied_at as "repliedAt", r.reply_hidden_reason as "hiddenReason"
          from courses c join ratings r on r.course_id = c.id where c.author_id = ${userId} and r.reply is not null order by r.id`),
  },
  {
    name: 'helpful-ratings',
    about: 'The ratings that you marked as helpful.',
    rows: () =>
      db.many(sql`
        select c.id as "courseId", c.name as course, r.id as "ratingId", r.stars, case when r.hidden_reason is null then r.text end as text
          from helpful_marks h join ratings r on r.id = h.rating_id join courses c on c.id = r.course_id
         where h.user_id = ${userId} order by r.id`),
  },
]

/**
 * Stars and answers stay without a name. The text goes, and so does the reply, which may say more than it should about its writer. What
 * others wrote about the person's courses stays without the person's name.
 */
export async function forgetPerson({ db }: Parts, person: Leaver): Promise<void> {
  const { id } = person
  await db.run(sql`delete from helpful_marks where user_id = ${id}`)
  const { max } = formLimits.reports.reason
  await db.run(sql`
    update ratings r set hidden_reason = ${withoutPerson(sql`r.hidden_reason`, person, 1, max)},
           reply_hidden_reason = ${withoutPerson(sql`r.reply_hidden_reason`, person, 1, max)}
      from courses c where c.id = r.course_id and (c.author_id = ${id} or r.user_id = ${id})
       and (r.hidden_reason is not null or r.reply_hidden_reason is not null)`)
  await db.run(sql`update ratings set user_id = null, text = '', reply = null, replied_at = null where user_id = ${id}`)
  await db.run(sql`
    update ratings r set reply = null, replied_at = null, text = ${withoutPerson(sql`r.text`, person, 0, limits.rating.text.max)}
      from courses c where c.id = r.course_id and c.author_id = ${id}`)
}
