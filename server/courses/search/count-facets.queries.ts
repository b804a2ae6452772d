import type { FacetCounts } from '#contract/courses/courses.ts'
import { type FacetName, type Facets, facetNames, fixedFacets } from '#contract/courses/facets.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { anyNumber } from '../catalogue.queries.ts'
import { type Choice, chosenStep, countUpTo, highestPrice, readChoice } from './facets.queries.ts'
import { listSteps } from './find.queries.ts'
import { searchLimits } from './limits.ts'
import { lengthOf, readWords, searches } from './search.ts'

interface ValueCount {
  facet: FacetName
  value: string
  /** Of a field or a skill. */
  name: string | null
  courses: number
}

/** How many courses each value of each facet would leave. Values that leave none are missing, unless they are chosen. */
export async function countFoundFacets(
  db: Db,
  { filter, facets }: { filter: string; facets: Facets },
  viewerId: number | undefined,
): Promise<FacetCounts> {
  const asked = filter.trim() === '' ? undefined : await readWords(db, filter)
  const choice = await readChoice(db, facets, viewerId)
  // Of common words, the best courses are counted.
  const found = asked && listSteps(asked.meaning, lengthOf(asked))
  const rows = await searches.run(() => countValues(db, choice, found))
  const counted = (facet: FacetName) => {
    const values = rows.filter((row) => row.facet === facet)
    if (facet === 'field' || facet === 'skill') return values.filter(({ name }) => name !== null)
    return Object.entries(fixedFacets[facet]).map(([value, name]) => ({
      courses: 0,
      ...values.find((row) => row.value === value),
      value,
      name,
    }))
  }
  const shown = (facet: FacetName) =>
    counted(facet)
      .filter(({ value, courses }) => courses > 0 || (facets[facet].includes(value) && !(value === 'balance' && !choice.balance)))
      .map(({ value, name, courses }) => ({
        value,
        name: name ?? '',
        courses: Math.min(courses, searchLimits.results),
        isMore: asked?.meaning.isCut === true || courses > searchLimits.results,
      }))
  return Object.fromEntries(facetNames.map((facet) => [facet, shown(facet)])) as FacetCounts
}

/**
 * A value ignores what is chosen in its own facet, so it counts the classes that fit all facets, and those that fail in this facet alone.
 * `words` are steps that end with `found`, the courses that hold the words of a search: each of them is a class of its own.
 */
const countValues = (db: Db, choice: Choice, words: Sql | undefined) =>
  db.many<ValueCount>(sql`
    with ${chosenStep(choice)}, ${words ? foundSteps(choice, words) : classSteps(choice)},
    counted (code, courses) as (
      select code, sum(case when starts_with(code, 'price') then courses else fitting end)
        from (select unnest(codes) as code, * from class) c where fails = 0 or starts_with(code, failing) group by code
      union all select 'price=balance', sum(payable) from class where (fails = 0 or failing = 'price') and ${choice.balance !== undefined}::boolean
      union all select unnest(wanted), 0 from chosen
      union all select 'skill=' || skill_id, courses from counted_skill
      union all select 'skill=' || ${choice.skillId}::int, 0),
    named as (
      select split_part(code, '=', 1) as facet, coalesce(f.slug, s.name, split_part(code, '=', 2)) as value, coalesce(f.name, s.name) as name, f.position, f.id,
             s.id = ${choice.skillId}::int as is_chosen, sum(courses)::int as courses
        from counted left join fields f on code = 'field=' || f.slug left join skills s on s.id = case when code like 'skill=%' then substr(code, 7)::int end
       group by code, f.id, s.id)
    select facet, value, name, courses
      from (select *, row_number() over (partition by facet order by is_chosen desc, courses desc, name) as place from named) n
     where facet <> 'skill' or place <= ${anyNumber(searchLimits.skills + 1)}
     order by position, id, courses desc, name`)

/** In how many facets a class is not what is chosen, and in which, if it is one. */
const fails = sql`lateral (select count(*)::int as fails, min(facet) as failing from chosen where not wanted && k.facet_values offset 0) f`

/** Classes with how many of their courses fit, and of them what the balance pays; and the skills that most of them raise. */
const classSteps = (choice: Choice) => sql`
  fitting as materialized (
    select k.id, k.facet_values as codes, f.*, ${highestPrice(choice)} as highest from facet_classes k, ${fails} where fails <= 1),
  class as materialized (
    select k.codes, fails, failing, courses,
           case when highest is null then courses else ${countUpTo(sql`n.skill_id`, sql`k.id`, sql`highest`)} end as fitting,
           case when codes && ${choice.payable}::text[] then courses
                when codes @> array[${choice.partlyPayable}::text] then ${countUpTo(sql`n.skill_id`, sql`k.id`, sql`${choice.balance ?? -1}::int`)} else 0 end as payable
      from fitting k join facet_counts n on n.class_id = k.id where n.skill_id = ${choice.skillId}::int and courses > 0),
  base as materialized (
    select k.id, courses, highest from fitting k join facet_counts n on n.class_id = k.id where fails = 0 and n.skill_id = 0 and courses > 0),
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
    select skill_id,
           (select coalesce(sum(n.courses), 0) from facet_counts n
             where n.skill_id = w.skill_id and (n.class_id in (select id from base where highest is null)) is true)
           + (select coalesce(sum(${countUpTo(sql`w.skill_id`, sql`base.id`, sql`base.highest`)}), 0) from base where highest is not null) as courses
      from (select skill_id from frequent union select ${choice.skillId}::int where ${choice.skillId}::int > 0) w)`

/** The same of the courses that were found. */
const foundSteps = (choice: Choice, words: Sql) => sql`
  ${words},
  class as materialized (
    select k.codes, h.skill_ids, s.*, 1 as courses, (price <= coalesce(highest, 1000))::int as fitting, (price <= ${choice.balance ?? -1}::int)::int as payable
      from found, lateral (select * from course_facets f where f.course_id = found.id offset 0) h,
           lateral (select k.facet_values as codes, ${highestPrice(choice)} as highest, f.* from facet_classes k, ${fails} where k.id = h.class_id offset 0) k,
           lateral (select (${choice.skillId}::int <> 0 and not h.skill_ids @> array[${choice.skillId}::int]) as is_other) o,
           lateral (select fails + is_other::int as fails, case when is_other then 'skill' else failing end as failing) s
     where s.fails <= 1),
  counted_skill as (
    select skill_id, sum(fitting) as courses
      from (select unnest(skill_ids) as skill_id, * from class) c where fails = 0 or failing = 'skill' group by skill_id)`
