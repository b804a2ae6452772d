import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import { type Leaver, pageByPage, type Topic, withoutPerson } from '#server/core/personal-data.ts'

const atOnce = 1000

export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'points-history',
    about: 'Every movement of your points: what you were given, paid and earned, and the balance after it.',
    rows: () =>
      pageByPage((after) =>
        db.many(sql`
          select e.id, t.created_at as date, t.kind, t.reason, e.amount, e.balance_after as "balanceAfter"
            from point_accounts a join point_entries e on e.account_id = a.id join point_transfers t on t.id = e.transfer_id
           where a.user_id = ${userId} and e.id > ${after} order by e.id limit ${atOnce}`),
      ),
  },
]

/** The ledger stays as it is, under the number of the account. Only a reason may hold a name: that of a grant, or of a course that was sold. */
export const forgetPerson = ({ db }: Parts, person: Leaver) =>
  db.run(sql`
    update point_transfers set reason = ${withoutPerson(sql`reason`, person)}
     where id in (select e.transfer_id from point_entries e join point_accounts a on a.id = e.account_id where a.user_id = ${person.id})
       and reason <> ${withoutPerson(sql`reason`, person)}`)
