import { type FacetName, type Facets, facetNames } from '#contract/courses/facets.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'

/** The value of the price facet that depends on the user who searches. */
const balance = 'balance'

/** What is chosen, and by whom. */
export interface Choice {
  facets: Facets
  viewerId: number | undefined
}

/** Guests have no balance, so theirs is no choice. */
export const toChoice = (facets: Facets, viewerId: number | undefined): Choice => ({
  facets: viewerId === undefined ? { ...facets, price: facets.price.filter((value) => value !== balance) } : facets,
  viewerId,
})

/**
 * The chosen skill (0: none, -1: one that does not exist), the balance (null for guests), and the highest range of prices that fits because the
 * balance reaches it (-1: none).
 */
export const wishStep = ({ facets: { skill, price }, viewerId }: Choice) => sql`
  wish as materialized (
    select *, case when ${price.includes(balance)}::boolean then price_range(balance) else -1 end as reach
      from (select coalesce((select id from skills where lower(name) = lower(${skill[0] ?? ''}::text)), ${-skill.length}::int) as skill_id,
                   (select least(balance, 1000)::int from point_accounts where user_id = ${viewerId ?? null}::int) as balance) w)`
export const wishedSkill = sql`(select skill_id from wish)`

const classFacets = facetNames.filter((facet) => facet !== 'skill')

/** As `facet_classes` names them. */
export const valuesOf = ({ facets }: Choice, facet: FacetName) => facets[facet].map((value) => `${facet}=${value}`)

/** Null where nothing is chosen in the facet. So one statement serves all choices; planning it takes longer than running it. */
const isWanted = (choice: Choice, facet: FacetName) => {
  const values = valuesOf(choice, facet)
  return sql`k.facet_values && (select ${values.length > 0 ? values : null}::text[])`
}

/** The names of the facets in which class `k` is not what is chosen, with spaces between them. */
export const failingOf = (choice: Choice) => {
  const orReached = (facet: FacetName) => (facet === 'price' ? sql`or k.prices <= (select reach from wish)` : sql``)
  const names = classFacets.map(
    (facet) => sql`case when not (${isWanted(choice, facet)} ${orReached(facet)}) then ${facet}::text end`,
  )
  return sql`concat_ws(' ', ${names.reduce((all, name) => sql`${all}, ${name}`)})`
}

/** The balance, in the classes of which it pays some courses only, unless their range of prices is chosen too. */
export const highestPrice = (choice: Choice) => sql`
  case when k.prices = (select reach from wish) and not ${isWanted(choice, 'price')} then (select balance from wish) end`

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
  // The classes that have all values chosen alone in their facet come from an index.
  steps: sql`
    ${wishStep(choice)},
    fitting as materialized (
      select k.id as class_id, n.skill_id, n.courses, ${highestPrice(choice)} as highest
        from facet_classes k join facet_counts n on n.class_id = k.id
       where n.skill_id = ${wishedSkill} and n.courses > 0 and ${failingOf(choice)} = '' and k.facet_values @> (select ${singleValues(choice)}::text[]))`,
  ids: sql`(
    select course_id as id
      from fitting f, lateral (
        select course_id from facet_courses p
         where p.skill_id = f.skill_id and p.class_id = f.class_id and p.price <= coalesce(highest, 1000) offset 0) p)`,
  // The class and the price are in the index; only for courses whose class fits, the skills are read too.
  includes: (id) => sql`
    case when (select class_id in (select class_id from fitting where highest is null)
                      or price <= (select balance from wish) and class_id in (select class_id from fitting)
                 from course_facets f where f.course_id = ${id})
         then ${wishedSkill} = 0 or (select skill_ids @> array[${wishedSkill}] from course_facets f where f.course_id = ${id})
         else false end`,
  inFields:
    choice.facets.field.length > 0
      ? sql`c.field_id = any((select array_agg(id) from fields where slug = any(${choice.facets.field}::text[]))::int[])`
      : sql`true`,
})

const singleValues = (choice: Choice) =>
  classFacets
    .filter((facet) => facet !== 'price')
    .map((facet) => valuesOf(choice, facet))
    .filter((values) => values.length === 1)
    .flat()

/** How many courses fit, of how many. */
export const countFitting = (db: Db, { steps }: Fitting) =>
  db.one<{ fits: number; courses: number }>(sql`
    with ${steps}
    select coalesce(sum(case when highest is null then f.courses else ${countUpTo(sql`f.skill_id`, sql`f.class_id`, sql`f.highest`)} end), 0)::int as fits,
           (select courses from catalogue_size) as courses
      from fitting f`)
