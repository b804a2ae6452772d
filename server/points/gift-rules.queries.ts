import { type Sql, sql } from '#server/core/database/db.ts'

/** A transfer of the gift `g` of this kind: its price left the account or the gift, and got to the other. */
const hasTransfer = (kind: string, { sign, account }: { sign: 1 | -1; account: Sql }) => sql`exists (
  select from point_entries held
    join point_transfers t on t.id = held.transfer_id and t.kind = ${kind}
    join point_entries other on other.transfer_id = t.id and other.amount = -held.amount
    join point_accounts a on a.id = other.account_id
   where held.gift_id = g.id and held.amount = ${sign}::int * g.price and ${account})`

/** What must always be true of gifts and codes, each with a query that counts the breaches. */
export const giftRules: { rule: string; breaches: Sql }[] = [
  {
    rule: 'what is held for gifts is the sum of the open ones',
    breaches: sql`
      select case when (select coalesce(sum(amount), 0) from point_entries where gift_id is not null)
                     = (select coalesce(sum(price), 0) from gifts where ended_at is null) then 0 else 1 end`,
  },
  {
    rule: 'each open gift holds its price, and each other one nothing',
    breaches: sql`
      select count(*) from gifts g
       where (select coalesce(sum(e.amount), 0) from point_entries e where e.gift_id = g.id)
             <> case when g.ended_at is null then g.price else 0 end`,
  },
  {
    rule: 'each gift with a price was paid for by its giver',
    breaches: sql`
      select count(*) from gifts g where g.price > 0 and not ${hasTransfer('gift', { sign: 1, account: sql`a.user_id = g.giver_id` })}`,
  },
  {
    rule: 'each claimed gift paid the author and enrolled its receiver',
    breaches: sql`
      select count(*) from gifts g join courses c on c.id = g.course_id
       where g.ending = 'claimed'
         and ((g.price > 0 and not ${hasTransfer('gift-sale', { sign: -1, account: sql`a.user_id = c.author_id` })})
              or not exists (select from enrolments e where e.gift_id = g.id and e.user_id = g.claimed_by and e.course_id = g.course_id))`,
  },
  {
    rule: 'each gift that was not claimed went back to its giver, or out of circulation when the giver was gone',
    breaches: sql`
      select count(*) from gifts g join users u on u.id = g.giver_id
       where g.ending <> 'claimed' and g.price > 0
         and not ${hasTransfer('gift-return', { sign: -1, account: sql`(a.user_id = g.giver_id or (a.user_id is null and u.deleted_at is not null))` })}`,
  },
  {
    rule: 'only a claimed gift enrols, and each transfer of a gift moves the points of one gift',
    breaches: sql`
      select (select count(*) from enrolments e join gifts g on g.id = e.gift_id where g.ending is distinct from 'claimed')
           + (select count(*) from point_transfers t
               where t.kind in ('gift', 'gift-sale', 'gift-return')
                 and (select count(*) from point_entries e where e.transfer_id = t.id and e.gift_id is not null) <> 1)`,
  },
  {
    rule: 'each code counts its uses, and they are not too many',
    breaches: sql`
      select count(*) from point_codes c
       where c.used > c.uses or c.used <> (select count(*) from code_redemptions r where r.code_id = c.id)`,
  },
  {
    rule: 'each use of a code is a transfer of its points to its user, and nobody used a code twice',
    breaches: sql`
      select (select count(*) from code_redemptions r join point_codes c on c.id = r.code_id
               where not exists (
                 select from point_transfers t
                   join point_entries e on e.transfer_id = t.id and e.amount = c.points
                   join point_accounts a on a.id = e.account_id and a.user_id = r.user_id
                  where t.id = r.transfer_id and t.kind = 'code'))
           + (select count(*) from (select from code_redemptions group by code_id, user_id having count(*) > 1) twice)
           + (select count(*) from point_transfers t
               where t.kind = 'code' and not exists (select from code_redemptions r where r.transfer_id = t.id))`,
  },
]
