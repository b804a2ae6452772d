import type { FacetCounts } from '#contract/courses/courses.ts'
import { type FacetName, type Facets, facetNames, fixedFacets } from '#contract/courses/facets.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { anyNumber } from '../catalogue.queries.ts'
import { type Choice, countUpTo, failingOf, highestPrice, toChoice, valuesOf, wishedSkill, wishStep } from './facets.queries.ts'
import { listSteps } from './find.queries.ts'
import { searchLimits } from './limits.ts'
import type { Meaning } from './meaning.ts'
import { readWords, searches } from './search.ts'

/** How many courses each value of each facet would leave. Values that leave none are missing, unless they are chosen. */
export async function countFoundFacets(
  db: Db,
  { filter, facets }: { filter: string; facets: Facets },
  viewerId: number | undefined,
): Promise<FacetCounts> {
  const meaning = await readWords(db, filter)
  const isCut = meaning?.isCut ?? false
  const choice = toChoice(facets, viewerId)
  const steps = meaning ? foundSteps(choice, listSteps(meaning, lengthOf(meaning))) : classSteps(choice)
  const rows = await searches.run(() => countValues(db, choice, steps))
  const shown = (facet: FacetName) => {
    const values = rows.filter((row) => row.facet === facet)
    const named =
      facet === 'field' || facet === 'skill' ? values.map(({ value, name }) => [value, name]) : Object.entries(fixedFacets[facet])
    return named.flatMap(([value = '', name = '']) => {
      const courses = values.find((row) => row.value === value)?.courses ?? 0
      const isShown = courses > 0 || choice.facets[facet].includes(value)
      return isShown
        ? { value, name, courses: Math.min(courses, searchLimits.results), isMore: isCut || courses > searchLimits.results }
        : []
    })
  }
  return Object.fromEntries(facetNames.map((facet) => [facet, shown(facet)])) as FacetCounts
}

const lengthOf = ({ isCut, length }: Meaning) => (isCut ? Math.min(length, searchLimits.counted) : length)

/** A value ignores what is chosen in its own facet, so it counts the classes that fail in no facet, and those that fail in this one alone. */
const countValues = (db: Db, choice: Choice, steps: Sql) =>
  db.many<{ facet: FacetName; value: string; name: string; courses: number }>(sql`
    with ${wishStep(choice)}, ${steps},
    counted (code, courses) as (
      select code, sum(case when starts_with(code, 'price') then courses else fitting end)
        from (select unnest(codes) as code, * from class) c where starts_with(code, failing) group by code
      union all select 'price=balance', coalesce(sum(payable), 0) from class where starts_with('price', failing)
      union all select unnest(${valuesOf(choice, 'field')}::text[]), 0
      union all select 'skill=' || skill_id, courses from counted_skill
      union all select 'skill=' || skill_id, 0 from wish),
    named as (
      select split_part(code, '=', 1) as facet, coalesce(f.slug, s.name, split_part(code, '=', 2)) as value, coalesce(f.name, s.name, '') as name, f.position, f.id,
             s.id = ${wishedSkill} as is_chosen, sum(courses)::int as courses
        from counted left join fields f on code = 'field=' || f.slug left join skills s on s.id = case when code like 'skill=%' then substr(code, 7)::int end
       group by code, f.id, s.id)
    select facet, value, name, courses
      from (select *, row_number() over (partition by facet order by is_chosen desc, courses desc, name) as place from named) n
     where facet not in ('field', 'skill') or name <> '' and (facet = 'field' or place <= ${anyNumber(searchLimits.skills + 1)})
     order by position, id, courses desc, name`)

/** Classes with how many of their courses fit, and of them what the balance pays; and the skills that most of them raise. */
const classSteps = (choice: Choice) => sql`
  judged as materialized (
    select k.id, k.facet_values as codes, k.prices, n.skill_id, n.courses, ${failingOf(choice)} as failing, ${highestPrice(choice)} as highest
      from facet_classes k join facet_counts n on n.class_id = k.id where n.skill_id in (0, ${wishedSkill}) and n.courses > 0),
  class as materialized (
    select codes, failing, courses,
           case when highest is null then courses else ${countUpTo(sql`k.skill_id`, sql`k.id`, sql`highest`)} end as fitting,
           case when k.prices < price_range(balance) then courses
                when k.prices = price_range(balance) then ${countUpTo(sql`k.skill_id`, sql`k.id`, sql`balance`)} else 0 end as payable
      from wish join judged k using (skill_id) where strpos(failing, ' ') = 0),
  base as materialized (select id, courses, highest from judged where skill_id = 0 and failing = ''),
  sampled as (
    select course_id
      from (select *, sum(courses) over () as total from base order by courses desc limit ${anyNumber(searchLimits.skillSample)}) k,
           lateral (select course_id from facet_courses p
                     where p.skill_id = 0 and p.class_id = k.id and p.price <= coalesce(highest, 1000)
                     limit ceil(${anyNumber(searchLimits.skillSample)} * courses::float8 / total)) p
     limit ${anyNumber(searchLimits.skillSample)}),
  frequent as (
    select skill_id
      from sampled, lateral (select skill_ids from course_facets f where f.course_id = sampled.course_id offset 0) f, unnest(skill_ids) skill_id
     group by 1 order by count(*) desc, 1 limit ${anyNumber(searchLimits.skills)}),
  counted_skill as (
    select skill_id, sum(courses) as courses
      from (select skill_id, courses from facet_counts
             where skill_id = any(array(table frequent union all select skill_id from wish where skill_id > 0))
               and class_id = any(array(select id from base where highest is null))
            union all
            select w.skill_id, ${countUpTo(sql`w.skill_id`, sql`base.id`, sql`base.highest`)}
              from (table frequent union select skill_id from wish where skill_id > 0) w, base where highest is not null) c
     group by skill_id)`

/** The same of the courses that were found: each of them is a class of its own. */
const foundSteps = (choice: Choice, found: Sql) => sql`
  ${found},
  class as materialized (
    select codes, skill_ids, s.failing, 1 as courses, (price <= coalesce(highest, 1000))::int as fitting, (price <= balance)::int as payable
      from wish, found, lateral (select * from course_facets f where f.course_id = found.id offset 0) h,
           lateral (select k.facet_values as codes, ${highestPrice(choice)} as highest, ${failingOf(choice)} as failing
                      from facet_classes k where k.id = h.class_id offset 0) k,
           lateral (select trim(failing || case when wish.skill_id = 0 or skill_ids @> array[wish.skill_id] then '' else ' skill' end) as failing) s
     where strpos(s.failing, ' ') = 0),
  counted_skill as (
    select skill_id, sum(fitting) as courses from (select unnest(skill_ids) as skill_id, * from class) c where starts_with('skill', failing) group by 1)`
