import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import type { Leaver, Topic } from '#server/core/personal-data.ts'

export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'school-account',
    about: 'The account of your school that you log in with: who keeps it, your number there, and since when it is linked.',
    rows: () =>
      db.many(sql`
        select issuer, subject, linked_at as "linkedAt", gave_creator as "gaveCreator", gave_admin as "gaveAdmin"
          from oidc_identities where user_id = ${userId}`),
  },
]

export const forgetPerson = ({ db }: Parts, { id }: Leaver) => db.run(sql`delete from oidc_identities where user_id = ${id}`)
