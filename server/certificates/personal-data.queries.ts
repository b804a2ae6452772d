import { limits } from '#contract/core/limits.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { formerUser, type Leaver, withoutPerson } from '#server/core/personal-data.ts'

export const listStatedFacts = (db: Db, userId: number) =>
  db.many<object>(sql`
    select code, holder_name as name, course_name as course, author_name as author, skills, levels_shown as "levelsShown", issued_at as "issuedAt"
      from certificates where user_id = ${userId} order by issued_at, id`)

/**
 * In the certificates that others earned with the person's courses, or with a skill that the person named. The new text needs a new signature,
 * which the job stores.
 */
export async function removeAuthorName(db: Db, person: Leaver, keyId: string): Promise<void> {
  await db.run(sql`
    update certificates g set author_name = ${formerUser}, course_name = ${withoutPerson(sql`g.course_name`, person, 1, limits.course.name.max)},
           key_id = ${keyId}, signature = null
      from courses c where c.id = g.course_id and c.author_id = ${person.id} and g.author_name <> ${formerUser}`)
  await db.run(sql`
    update certificates g set skills = ${withoutPerson(sql`g.skills::text`, person)}::jsonb, key_id = ${keyId}, signature = null
      from (select jsonb_build_array(jsonb_build_object('name', name)) as named from skills
             where creator_id = ${person.id} and name <> ${withoutPerson(sql`name`, person)}) own
     where g.skills @> own.named`)
}

export const withdrawCertificates = (db: Db, userId: number, keyId: string, now: Date) =>
  db.run(sql`
    update certificates set holder_name = ${formerUser}, withdrawn_at = ${now}, key_id = ${keyId}, signature = null
     where user_id = ${userId} and withdrawn_at is null`)
