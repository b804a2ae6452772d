import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import type { Leaver, Topic } from '#server/core/personal-data.ts'

export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'mails',
    about: 'The mails that the portal sent you or is about to send. What they said is kept only until they are sent.',
    rows: () =>
      db.many(sql`
        select recipient, kind, content ->> 'subject' as subject, state, created_at as "createdAt", finished_at as "finishedAt"
          from mails where user_id = ${userId} order by id`),
  },
  {
    name: 'mail-choices',
    about: 'When you want mails of each kind, where you have chosen something else than usual.',
    rows: () => db.many(sql`select kind, choice from mail_choices where user_id = ${userId} order by kind`),
  },
]

export async function forgetPerson({ db }: Parts, { id, email }: Leaver): Promise<void> {
  await db.run(sql`delete from mails where user_id = ${id} or lower(recipient) = lower(${email})`)
  await db.run(sql`delete from mail_choices where user_id = ${id}`)
}
