import { type Db, sql } from '#server/core/database/db.ts'

/** After a bulk load without triggers: computes all the counts that triggers keep. */
export async function countEverything(db: Db): Promise<void> {
  await db.run(sql`
    insert into user_counts (user_id, bought, completed)
    select u.id, coalesce(e.count, 0), coalesce(g.count, 0) from users u
      left join (select user_id, count(*) from enrolments group by 1) e on e.user_id = u.id
      left join (select user_id, count(*) from certificates group by 1) g on g.user_id = u.id`)
  await db.run(sql`
    insert into material_counts (material_id, courses, learners)
    select m.id, coalesce(c.count, 0), coalesce(l.count, 0) from materials m
      left join (select material_id, count(*) from course_materials group by 1) c on c.material_id = m.id
      left join (select material_id, count(*) from learned_materials group by 1) l on l.material_id = m.id`)
  await db.run(sql`
    update sales_counts s set users = c.users, sold = c.sold, customers = c.customers, completed = c.completed, percentages = c.percentages
      from (select user_id % 32 as shard, count(*) as users, sum(bought) as sold, count(*) filter (where bought > 0) as customers, sum(completed) as completed,
                   sum(percentage) as percentages from user_counts group by 1) c where c.shard = s.shard`)
  await db.run(sql`
    update sales_counts s set materials = c.count from (select id % 32 as shard, count(*) from materials group by 1) c where c.shard = s.shard`)
  await db.run(sql`
    insert into sales_days (day, shard, sold, points)
    select (bought_at at time zone 'UTC')::date, user_id % 32, count(*), sum(price_paid) from enrolments group by 1, 2`)
}
