import type { FacetName } from '#contract/courses/facets.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { type Choice, fixedValues } from './facet-choice.ts'

/** Larger counts are only "more than", so counting ends there. */
export const mostCounted = 1000
const most = sql`1000`
const shownSkills = sql`12`
/** So many courses say which skills are frequent. */
const skillSample = sql`200`

/**
 * What is chosen, in one row. Columns do not change the plan, so PostgreSQL keeps one statement for all choices; planning takes longer than
 * counting. `payable` is null unless "Fits my balance" is chosen.
 */
const choiceStep = (
  { has, fields, skill, levels, prices, hours, kinds, languages, leastRating, fitsBalance }: Choice,
  viewerId = 0,
) => sql`
  choice as materialized (
    select *, case when ${fitsBalance}::boolean then balance end as payable
      from (select
        case when ${skill}::text = '' then 0 else coalesce((select id from skills where lower(name) = lower(${skill}::text)), -1) end as skill_id,
        array(select id from fields where slug = any(${fields}::text[])) as fields, ${levels}::int[] as levels, ${prices}::int[] as prices,
        ${hours}::int[] as hours, (select bit_or(bit) from material_kinds where kind = any(${kinds}::text[])) as kinds, ${languages}::text[] as languages, ${has.field}::boolean as has_field,
        ${has.level}::boolean as has_level, ${has.price}::boolean as has_price, ${has.hours}::boolean as has_hours,
        ${has.kind}::boolean as has_kind, ${has.language}::boolean as has_language, ${has.rating}::boolean as has_rating, ${leastRating}::int as least_rating,
        (select least(balance, 1000)::int from point_accounts where user_id = ${viewerId}::int) as balance) c)`

const inPrices = sql`k.prices = any(c.prices)`
/** In which facets a class is not what is chosen, as bits. */
const fails = sql`
  (c.has_field and k.field_id <> all(c.fields))::int + (c.has_level and k.level <> all(c.levels))::int * 2
  + (c.has_price and not (${inPrices} or coalesce(k.prices <= price_range(c.payable), false)))::int * 4
  + (c.has_hours and k.hours <> all(c.hours))::int * 8 + (c.has_kind and k.kinds & c.kinds = 0)::int * 16
  + (c.has_language and k.language <> all(c.languages))::int * 32 + (c.has_rating and k.rating < c.least_rating)::int * 64`
/** The same without bits, for where only classes that fit all facets count: most are out by the first facet that is chosen. */
const fitsAll = sql`
  (not c.has_field or k.field_id = any(c.fields)) and (not c.has_level or k.level = any(c.levels))
  and (not c.has_price or ${inPrices} or coalesce(k.prices <= price_range(c.payable), false))
  and (not c.has_hours or k.hours = any(c.hours)) and (not c.has_kind or k.kinds & c.kinds > 0)
  and (not c.has_language or k.language = any(c.languages)) and (not c.has_rating or k.rating >= c.least_rating)`
const failsAtMostOnce = sql`fails & (fails - 1) = 0`
/** In the range of prices that has the balance, not every course fits it. */
const highestPrice = sql`case when k.prices = price_range(c.payable) and not ${inPrices} then c.payable end`

/** How many courses of a class cost at most so much. */
const countUpTo = (skillId: Sql, classId: Sql, highest: Sql) => sql`
  (select count(*)::int from (
     select from facet_courses p where p.skill_id = ${skillId} and p.class_id = ${classId} and p.price <= ${highest} limit ${most} + 1) p)`

/** Courses that fit all chosen facets: steps before a statement, their number, and a test of one course. */
export interface Fitting {
  steps: Sql
  count: Sql
  /** All of them, when they are few. */
  ids: Sql
  includes: (id: Sql) => Sql
}

export const fitting = (choice: Choice, viewerId: number | undefined): Fitting => ({
  steps: sql`
    ${choiceStep(choice, viewerId)},
    fitting as materialized (
      select k.id as class_id, n.skill_id, n.courses, ${highestPrice} as highest
        from choice c, facet_counts n, facet_classes k
       where n.skill_id = c.skill_id and n.courses > 0 and k.id = n.class_id and ${fitsAll}),
    fitting_count as materialized (
      select coalesce(sum(case when highest is null then courses else ${countUpTo(sql`f.skill_id`, sql`f.class_id`, sql`f.highest`)} end), 0)::int as count
        from fitting f)`,
  count: sql`(select count from fitting_count)`,
  ids: sql`(
    select course_id as id
      from fitting f, lateral (
        select course_id from facet_courses p
         where p.skill_id = f.skill_id and p.class_id = f.class_id and p.price <= coalesce(highest, 1000) offset 0) p)`,
  // The class and the price are in the index; only for courses whose class fits, the skills are read too.
  includes: (id) => sql`
    case when (select class_id in (select class_id from fitting where highest is null)
                      or price <= (select payable from choice) and class_id in (select class_id from fitting)
                 from course_facets f where f.course_id = ${id})
         then (select skill_id from choice) = 0
              or (select skill_ids @> (select array[skill_id] from choice) from course_facets f where f.course_id = ${id})
         else false end`,
})

export interface ValueCount {
  facet: FacetName
  /** The number of a fixed value, the slug of a field, or the name of a skill. */
  value: string
  /** Of a field or a skill. */
  name: string | null
  courses: number
  /** Only a part of the courses was looked through; there may be more. */
  isPart: boolean
}

/**
 * Counts the courses that each value would leave. A value ignores what is chosen in its own facet, so it counts the classes that fit all
 * facets (`fails` is 0), and those that fail in this facet alone. `words` are steps that end with `found`, the courses that hold the words of a
 * search: each of them is a class of its own. Rows with skill 0 are there for the counts of skills, which ignore the chosen one.
 */
export const countValues = (
  db: Db,
  choice: Choice,
  words: Sql | undefined,
  viewerId: number | undefined,
): Promise<ValueCount[]> =>
  db.many<ValueCount>(sql`
    with ${choiceStep(choice, viewerId)},
    ${classSteps(words)},
    chosen_class as materialized (select k.* from class k, choice c where k.skill_id = c.skill_id),
    ${words ? skillsOfFound : skillsOfClasses},
    counted (facet, value, courses) as (
      select 'field', field_id::text, sum(fitting) from chosen_class where fails in (0, 1) and field_id > 0 group by field_id
      union all select 'level', level::text, sum(fitting) from chosen_class where fails in (0, 2) group by level
      union all select 'price', prices::text, sum(courses) from chosen_class where fails in (0, 4) group by prices
      union all select 'price', 'balance', ${words ? payableOfFound : payableOfClasses} from choice where balance is not null
      union all select 'hours', hours::text, sum(fitting) from chosen_class where fails in (0, 8) group by hours
      union all
      select 'kind', kind, sum(courses)
        from (select kinds, sum(fitting) as courses from chosen_class where fails in (0, 16) group by kinds) by_kinds
        join material_kinds on kinds & bit > 0 group by kind
      union all select 'language', language, sum(fitting) from chosen_class where fails in (0, 32) group by language
      union all
      select 'rating', range::text, sum(courses)
        from (select rating, sum(fitting) as courses from chosen_class where fails in (0, 64) group by rating) by_rating
        join unnest(array[1, 2, 3]) range on rating >= range group by range
      union all select 'skill', skill_id::text, courses from counted_skill
      union all select *, 0 from unnest(${fixedValues.map(({ facet }) => facet)}::text[], ${fixedValues.map(({ number }) => number)}::text[]) v
      union all select 'field', unnest(fields)::text, 0 from choice
      union all select 'skill', skill_id::text, 0 from choice where skill_id > 0)
    select facet, coalesce(slug, s.name, value) as value, coalesce(f.name, s.name) as name, sum(courses)::int as courses, ${words ? sql`exists (select from found where is_part)` : sql`false`} as "isPart"
      from counted left join fields f on f.id = case facet when 'field' then value::int end
      left join skills s on s.id = case facet when 'skill' then value::int end
     group by facet, value, f.id, s.id
     order by f.position, f.id, 4 desc, s.name`)

/** Steps that end with `class`. */
function classSteps(words: Sql | undefined): Sql {
  const classes = sql`
    select *, case when highest is null then courses else ${countUpTo(sql`k.skill_id`, sql`k.id`, sql`k.highest`)} end as fitting
      from (select k.*, n.skill_id, n.skill_id = c.skill_id as is_chosen, n.courses, ${fails} as fails, ${highestPrice} as highest
              from choice c, facet_counts n, facet_classes k
             where n.skill_id in (0, c.skill_id) and n.courses > 0 and k.id = n.class_id offset 0) k
     where fails = 0 or is_chosen and ${failsAtMostOnce}`
  if (!words) return sql`class as materialized (${classes})`
  return sql`
    ${words},
    class as materialized (
      select k.*, s.skill_id, 1 as courses, fails, h.price, h.skill_ids, (h.price <= coalesce(highest, 1000))::int as fitting
        from choice c, found, lateral (select * from course_facets f where f.course_id = found.id offset 0) h, facet_classes k,
             lateral (select ${fails} as fails, ${highestPrice} as highest offset 0) f,
             unnest(case when c.skill_id = 0 then array[0] else array[0, c.skill_id] end) s (skill_id)
       where k.id = h.class_id and (s.skill_id = 0 or h.skill_ids @> array[s.skill_id])
         and case when s.skill_id = c.skill_id then ${failsAtMostOnce} else fails = 0 end)`
}

/** The courses of the base that raise a skill. `is true` keeps the planner from joining, which would take longer than a table of hashes. */
const countSkill = (which: Sql) => sql`
  (select coalesce(sum(n.courses), 0) from facet_counts n
    where n.skill_id = w.skill_id and ${which} and (n.class_id in (select id from base where highest is null)) is true)
  + (select coalesce(sum(${countUpTo(sql`w.skill_id`, sql`base.id`, sql`base.highest`)}), 0) from base where highest is not null)`

/** The skills that are frequent in a sample of the largest classes, with their exact counts. Most are counted in the first classes, which are large. */
const skillsOfClasses = sql`
  base as materialized (select * from class where skill_id = 0 and fails = 0),
  sampled as (
    select course_id
      from (select *, sum(courses) over () as total from base order by courses desc limit ${skillSample}) k,
           lateral (select course_id from facet_courses p
                     where p.skill_id = 0 and p.class_id = k.id and p.price <= coalesce(highest, 1000)
                     limit ceil(${skillSample} * courses::float8 / total)) p
     limit ${skillSample}),
  frequent as (
    select skill_id
      from sampled, lateral (select skill_ids from course_facets f where f.course_id = sampled.course_id offset 0) f, unnest(skill_ids) skill_id
     group by 1 order by count(*) desc, 1 limit ${shownSkills}),
  counted_skill as (
    select skill_id, case when in_first > ${most} then in_first else ${countSkill(sql`true`)} end as courses
      from (select skill_id, ${countSkill(sql`n.class_id <= 256`)} as in_first
              from (select skill_id from frequent union select skill_id from choice where skill_id > 0) w offset 0) w)`

const skillsOfFound = sql`
  counted_skill as (
    select taught.skill_id, count(*) as courses
      from choice c, class k, unnest(skill_ids) taught (skill_id)
     where k.skill_id = 0 and fails = 0 and fitting = 1
     group by 1, c.skill_id order by taught.skill_id = c.skill_id desc, 2 desc, 1 limit ${shownSkills} + 1)`

const payableOfClasses = sql`
  (select coalesce(sum(courses), 0) from chosen_class k where fails in (0, 4) and prices < price_range(balance))
  + (select count(*)
       from (select from chosen_class k, lateral (
               select from facet_courses p where p.skill_id = k.skill_id and p.class_id = k.id and p.price <= balance limit ${most} + 1) p
              where fails in (0, 4) and prices = price_range(balance) limit ${most} + 1) p)`
const payableOfFound = sql`(select count(*) from chosen_class where fails in (0, 4) and price <= balance)`
