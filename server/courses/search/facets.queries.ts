import { type FacetName, type Facets, facetNames, fixedFacets } from '#contract/courses/facets.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'

/** The value of the price facet that depends on the user who searches. */
export const balanceValue = 'balance'

/** What is chosen, as the statements take it. */
export interface Choice {
  /** For each facet but the skill in which something is chosen, the values of `facet_classes` of which one is wanted. */
  chosen: { facet: FacetName; wanted: string[] }[]
  /** 0: none. -1: one that does not exist. */
  skillId: number
  /** At most the highest price; undefined for guests. */
  balance: number | undefined
  /** The ranges of prices that the balance pays whole. */
  payable: string[]
  /** The range in which it pays some courses. */
  partlyPayable: string
  /** Whether of that range only what the balance pays is wanted. */
  isPartly: boolean
}

const highestOf = (range: string) => (range === 'free' ? 0 : Number(range.split('-')[1]))
const codeOf = (facet: FacetName, value: string) => `${facet}=${value}`

/** Guests have no balance, so theirs is no choice. */
export async function readChoice(db: Db, facets: Facets, viewerId: number | undefined): Promise<Choice> {
  const [skill = ''] = facets.skill
  const { skillId, balance } = await db.one<{ skillId: number; balance: number | null }>(sql`
    select case ${skill}::text when '' then 0 else coalesce((select id from skills where lower(name) = lower(${skill}::text)), -1) end as "skillId",
           (select least(balance, 1000)::int from point_accounts where user_id = ${viewerId ?? null}::int) as balance`)
  const ranges = Object.keys(fixedFacets.price).filter((value) => value !== balanceValue)
  const payable = ranges.filter((range) => balance !== null && highestOf(range) <= balance)
  const partlyPayable = ranges[payable.length] ?? ''
  const isBalance = balance !== null && facets.price.includes(balanceValue)
  const values: Facets = {
    ...facets,
    skill: [],
    price: [...facets.price.filter((value) => value !== balanceValue), ...(isBalance ? [...payable, partlyPayable] : [])],
  }
  return {
    chosen: facetNames
      .filter((facet) => values[facet].length > 0)
      .map((facet) => ({ facet, wanted: values[facet].map((value) => codeOf(facet, value)) })),
    skillId,
    balance: balance ?? undefined,
    payable: payable.map((range) => codeOf('price', range)),
    partlyPayable: codeOf('price', partlyPayable),
    isPartly: isBalance && !facets.price.includes(partlyPayable),
  }
}

/**
 * `chosen`, in rows of a facet and its wanted values. With them, PostgreSQL keeps one statement for all choices; planning takes longer than
 * counting.
 */
export const chosenStep = ({ chosen }: Choice) => sql`
  chosen as materialized (select * from json_to_recordset((select ${JSON.stringify(chosen)}::json)) c (facet text, wanted text[]))`

/** In the range of prices that has the balance, not every course fits it. */
export const highestPrice = ({ isPartly, partlyPayable, balance = 0 }: Choice) => sql`
  case when ${isPartly}::boolean and k.facet_values @> array[${partlyPayable}::text] then ${balance}::int end`

/** How many courses of a class cost at most so much. Larger counts are only "more than", so counting ends there. */
export const countUpTo = (skillId: Sql, classId: Sql, highest: Sql) => sql`
  (select count(*)::int from (
     select from facet_courses p where p.skill_id = ${skillId} and p.class_id = ${classId} and p.price <= ${highest} limit 1001) p)`

/** Courses that fit all chosen facets: steps before a statement, all their ids, and tests of one course. */
export interface Fitting {
  steps: Sql
  ids: Sql
  includes: (id: Sql) => Sql
  /** Left out by the index of an order, where fields are chosen. */
  inFields: Sql
}

export const fittingTo = (choice: Choice): Fitting => ({
  steps: sql`
    ${chosenStep(choice)},
    fitting as materialized (
      select k.id as class_id, n.skill_id, n.courses, ${highestPrice(choice)} as highest
        from facet_counts n join facet_classes k on k.id = n.class_id
       where n.skill_id = ${choice.skillId}::int and n.courses > 0
         and not exists (select from chosen where not wanted && k.facet_values))`,
  ids: sql`(
    select course_id as id
      from fitting f, lateral (
        select course_id from facet_courses p
         where p.skill_id = f.skill_id and p.class_id = f.class_id and p.price <= coalesce(highest, 1000) offset 0) p)`,
  // The class and the price are in the index; only for courses whose class fits, the skills are read too.
  includes: (id) => sql`
    case when (select class_id in (select class_id from fitting where highest is null)
                      or price <= ${choice.balance ?? 0}::int and class_id in (select class_id from fitting)
                 from course_facets f where f.course_id = ${id})
         then ${choice.skillId}::int = 0 or (select skill_ids @> array[${choice.skillId}::int] from course_facets f where f.course_id = ${id})
         else false end`,
  inFields: choice.chosen.some(({ facet }) => facet === 'field')
    ? sql`c.field_id = any((select array_agg(f.id) from fields f, chosen where facet = 'field' and 'field=' || f.slug = any(wanted))::int[])`
    : sql`true`,
})

/** How many courses fit, of how many. */
export const countFitting = (db: Db, { steps }: Fitting) =>
  db.one<{ fits: number; courses: number }>(sql`
    with ${steps}
    select coalesce(sum(case when highest is null then f.courses else ${countUpTo(sql`f.skill_id`, sql`f.class_id`, sql`f.highest`)} end), 0)::int as fits,
           (select courses from catalogue_size) as courses
      from fitting f`)
