import type { Meant } from '#contract/first-question/first-question.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import type { Name } from './match-names.ts'

/** Of skills that have a typed word in their names, so many are looked at, and none with a name of more words. */
const mostNames = 150
const mostWords = 8
/** So many words that nothing is called by are corrected. */
const mostCorrected = 5
/** So many courses of a field say which skills it teaches most. */
const fieldSample = 300
/** No level that words name is higher. */
const highestLevel = 5

/** A skill that no course of the catalogue raises leads nowhere, and anyone who can make skills could put any text there. */
const isTaught = (id: Sql) => sql`exists (select from facet_counts f where f.skill_id = ${id} and f.courses > 0)`

/**
 * The names that hold some of the words. Somebody may have made thousands of skills with a word in them, so the skills that have exactly
 * one of these names are looked up by themselves.
 */
export const listNames = (db: Db, words: string[], names: string[]) =>
  db.many<Name>(sql`
    with asked as materialized (select ${words}::text[] as words, ${names}::text[] as names)
    select kind, id, name, words from search_names where kind in ('goal', 'field') and words && (select words from asked)
    union
    (select kind, id, name, words from search_names n
      where kind = 'skill' and words && (select words from asked) and cardinality(words) <= ${mostWords}::int and ${isTaught(sql`n.id`)}
      limit ${mostNames}::int)
    union
    select n.kind, n.id, n.name, n.words from skills s join search_names n on (n.kind, n.id) = ('skill', s.id)
     where lower(s.name) = any(select unnest(names) from asked) and ${isTaught(sql`s.id`)}
    order by kind, id`)

/** For words that may be misspelled: what people type for something else that begins alike and is one letter away. */
export const listTypedSynonyms = (db: Db, words: string[]) =>
  db.many<{ typed: string; key: string }>(sql`
    select distinct on (typed) typed, key
      from (select typed from unnest(${words}::text[]) typed where char_length(typed) >= 4 limit ${mostCorrected}::int) t, lateral (
        select key from search_synonyms
         where key >= left(typed, 2) and key < left(typed, 2) || U&'\\FFFF' and key !~ '[ 0-9]'
           and abs(char_length(key) - char_length(typed)) <= 1 limit 2000) s
     where greatest(char_length(typed), char_length(key)) >= 5
       and exists (select search_gaps_of(typed) intersect select search_gaps_of(key))
     order by typed, key`)

export const listGoals = (db: Db) =>
  db.many<Meant>(sql`
    select 'goal' as kind, g.id, g.name,
           (select json_agg(json_build_object('skillId', s.id, 'skillName', s.name, 'level', gs.level) order by gs.position)
              from goal_skills gs join skills s on s.id = gs.skill_id where gs.goal_id = g.id) as skills
      from goals g where exists (select from goal_skills where goal_id = g.id) order by g.position, g.id`)

export interface TaughtSkill {
  id: number
  name: string
  /** How high its courses lead together, at most `highestLevel`. */
  reach: number
  courses: number
}

const skillColumns = sql`
  s.id, s.name, (select coalesce(sum(courses), 0)::int from facet_counts f where f.skill_id = s.id) as courses,
  (select least(${highestLevel}::int, coalesce(sum(level), 1))::int
     from (select cs.level from course_skills cs join courses c on c.id = cs.course_id
            where cs.skill_id = s.id and c.archived_at is null limit ${highestLevel}::int) courses_with) as reach`

export const listSkills = (db: Db, ids: number[]) =>
  db.many<TaughtSkill>(sql`select ${skillColumns} from skills s where s.id = any(${ids}::int[]) order by courses desc, s.id`)

/** The skills that some courses of a field teach, most taught first. */
export const listSkillsOfField = (db: Db, fieldId: number) =>
  db.many<TaughtSkill>(sql`
    with found as materialized (select id from courses where field_id = ${fieldId} and archived_at is null limit ${fieldSample}::int),
    taught as (
      select cs.skill_id, count(*) as times from found join course_skills cs on cs.course_id = found.id group by 1)
    select ${skillColumns} from taught join skills s on s.id = skill_id order by times desc, s.id limit 50`)
