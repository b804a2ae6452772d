import { sql } from '#server/core/database/db.ts'

/** What must always be true of returned courses and of what authors owe for them, each with a query that counts the breaches. */
export const refundRules = [
  {
    rule: 'each refund is exactly the price of its purchase, from the account that received it to the one that paid it',
    breaches: sql`
      select count(*) from refunds r
       where r.price > 0 and not exists (
         select from point_entries paid
           join point_accounts buyer on buyer.id = paid.account_id and buyer.user_id = r.user_id
           join point_entries received on received.transfer_id = paid.transfer_id and received.amount = r.price
           join point_transfers purchase on purchase.id = paid.transfer_id and purchase.kind = 'purchase'
           join point_transfers refund on refund.id = r.transfer_id and refund.kind = 'refund'
           join point_entries back on back.transfer_id = refund.id and back.account_id = paid.account_id and back.amount = r.price
           join point_entries taken on taken.transfer_id = refund.id and taken.account_id = received.account_id and taken.amount = -r.price
          where paid.transfer_id = r.purchase_id and paid.amount = -r.price)`,
  },
  {
    rule: 'each refund in the ledger belongs to exactly one returned course',
    breaches: sql`
      select count(*) from point_transfers t
       where t.kind = 'refund' and (select count(*) from refunds r where r.transfer_id = t.id) <> 1`,
  },
  {
    rule: 'nobody got the price of a course back twice',
    breaches: sql`
      select count(*) from (
        select from refunds where price > 0 and course_id is not null group by user_id, course_id having count(*) > 1) twice`,
  },
  {
    rule: 'each debt equals what was lent without what was paid back, and is not negative',
    breaches: sql`
      select count(*) from point_accounts a
       where a.owed < 0 or a.owed <> case when a.user_id is null then 0 else (
         select coalesce(sum(e.amount), 0) from point_entries e join point_transfers t on t.id = e.transfer_id
          where e.account_id = a.id and t.kind in ('advance', 'repayment')) end`,
  },
]
