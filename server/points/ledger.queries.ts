import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { fundsRules } from './funds-rules.queries.ts'
import { giftRules } from './gift-rules.queries.ts'
import { refundRules } from './refund-rules.queries.ts'

/** What must always be true, each with a query that counts the breaches. */
const rules: { rule: string; breaches: Sql }[] = [
  {
    rule: 'the sum of all entries is zero',
    breaches: sql`select case when coalesce(sum(amount), 0) = 0 then 0 else 1 end from point_entries`,
  },
  {
    rule: 'each transfer has two entries or more, and they sum to zero',
    breaches: sql`
      select count(*) from (
        select t.id from point_transfers t left join point_entries e on e.transfer_id = t.id
         group by t.id having count(e.id) < 2 or sum(e.amount) <> 0) broken`,
  },
  {
    rule: 'each balance equals the sum of its entries and is not negative',
    breaches: sql`
      select count(*) from point_accounts a
       where a.user_id is not null
         and (a.balance < 0 or a.balance <> (select coalesce(sum(e.amount), 0) from point_entries e where e.account_id = a.id))`,
  },
  {
    rule: 'each user has a points account',
    breaches: sql`select count(*) from users u where not exists (select from point_accounts a where a.user_id = u.id)`,
  },
  {
    rule: 'each entry says the balance that its account had then',
    breaches: sql`
      select count(*) from (
        select e.balance_after, sum(e.amount) over (partition by e.account_id order by e.id) as running
          from point_entries e join point_accounts a on a.id = e.account_id where a.user_id is not null) entries
       where balance_after is distinct from running`,
  },
  {
    rule: 'each enrolment that cost points has a purchase of exactly its price from its buyer to the author',
    breaches: sql`
      select count(*) from enrolments e
       where e.price_paid > 0 and not exists (
         select from point_transfers t
           join point_entries paid on paid.transfer_id = t.id and paid.amount = -e.price_paid
           join point_accounts buyer on buyer.id = paid.account_id and buyer.user_id = e.user_id
           join point_entries received on received.transfer_id = t.id and received.amount = e.price_paid
           join point_accounts seller on seller.id = received.account_id
           join courses c on c.id = e.course_id and c.author_id = seller.user_id
          where t.id = e.transfer_id and t.kind = 'purchase')`,
  },
  {
    rule: 'each purchase belongs to exactly one enrolment, or to exactly one returned course',
    breaches: sql`
      select count(*) from point_transfers t
       where t.kind = 'purchase' and (select count(*) from enrolments e where e.transfer_id = t.id)
           + (select count(*) from refunds r where r.purchase_id = t.id) <> 1`,
  },
  {
    rule: 'each course counts its students',
    breaches: sql`
      select count(*) from courses c
       where c.students_count <> (select count(*) from enrolments e where e.course_id = c.id)`,
  },
  {
    rule: 'no cart holds a course that its user bought',
    breaches: sql`select count(*) from cart_items i join enrolments e on e.user_id = i.user_id and e.course_id = i.course_id`,
  },
  {
    rule: 'nobody got welcome points twice, or before the address was confirmed that they wait for',
    breaches: sql`
      select count(*) from point_accounts a
       where (select count(*) from point_entries e join point_transfers t on t.id = e.transfer_id
               where e.account_id = a.id and t.kind = 'welcome') > case when a.welcome_due > 0 then 0 else 1 end
         and a.user_id is not null`,
  },
  ...refundRules,
  ...giftRules,
]

/** Checks all rules in one statement, so that all see the same data. What can still be returned depends on the time. Returns how many rows break each. */
export const checkLedger = (db: Db, now: Date) =>
  db.many<{ rule: string; breaches: number }>(
    [...rules, ...fundsRules(now)]
      .map(({ rule, breaches }) => sql`select ${rule}::text as rule, (${breaches})::int as breaches`)
      .reduce((all, each) => sql`${all} union all ${each}`),
  )
