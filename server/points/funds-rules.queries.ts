import { type Sql, sql } from '#server/core/database/db.ts'
import { returnableSales } from './funds.queries.ts'

/** What must always be true of all points together, and of income that is not certain yet. */
export const fundsRules = (now: Date): { rule: string; breaches: Sql }[] => [
  {
    rule: 'all users and gifts together have at most the points that were issued, and what authors owed when lending ended',
    breaches: sql`
      select case when (select coalesce(sum(balance), 0) from point_accounts)
                     + (select coalesce(sum(amount), 0) from point_entries where gift_id is not null)
                    <= (select coalesce(-sum(e.amount), 0)
                          from point_entries e join point_accounts issuance on issuance.id = e.account_id and issuance.user_id is null
                          join point_transfers t on t.id = e.transfer_id
                         where t.kind not in ('advance', 'repayment'))
                     + (select coalesce(sum(owed_before), 0) from point_accounts) then 0 else 1 end`,
  },
  {
    rule: 'nothing was lent since then: each author owes at most what was owed then',
    breaches: sql`select count(*) from point_accounts where owed > owed_before`,
  },
  {
    rule: 'nobody has spent what can still be returned',
    breaches: sql`
      select count(*) from (
        select author_id, sum(points) as points from (${returnableSales(now)}) sale where not is_from_before group by author_id) waiting
        join point_accounts a on a.user_id = waiting.author_id
       where a.balance < waiting.points`,
  },
  {
    rule: 'each correction takes points from one user, out of circulation',
    breaches: sql`
      select count(*) from point_transfers t
       where t.kind = 'correction' and not exists (
         select from point_entries taken
           join point_accounts a on a.id = taken.account_id and a.user_id is not null
           join point_entries back on back.transfer_id = taken.transfer_id and back.amount = -taken.amount
           join point_accounts issuance on issuance.id = back.account_id and issuance.user_id is null
          where taken.transfer_id = t.id and taken.amount < 0)`,
  },
]
