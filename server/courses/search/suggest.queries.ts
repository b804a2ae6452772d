import type { Suggestion } from '#contract/courses/suggestions.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { anyNumber } from '../catalogue.queries.ts'
import { listSteps } from './find.queries.ts'
import { searchLimits } from './limits.ts'
import type { Meaning } from './meaning.ts'
import { readWords, searches } from './search.ts'

/** Only names that lead to courses: a skill that a course of the catalogue raises, an author of one. */
const leadsSomewhere = sql`
  case kind when 'skill' then exists (select from facet_counts f where f.skill_id = n.id and f.courses > 0)
            when 'author' then exists (select from courses c where c.author_id = n.id and c.archived_at is null) else true end`

export async function suggest(db: Db, typed: string): Promise<Suggestion[]> {
  const meaning = await readWords(db, typed)
  return meaning ? searches.run(() => listSuggestions(db, meaning)) : []
}

/** A name that holds more of what is asked, and less else, comes first. */
const listSuggestions = (db: Db, meaning: Meaning) =>
  db.many<Suggestion>(sql`
    with ${listSteps(meaning)},
    held as materialized (
      select kind, id, name, words from search_names n
       where words && (select array_agg(word) from asked)::text[] and ${leadsSomewhere} limit ${anyNumber(searchLimits.results)}),
    suggested as (
      select kind, id, name, share / (4 + cardinality(words)) as rank
        from held h, lateral (select coalesce(sum(share), 0) as share
                                from (select max(weight) as share from asked a where a.word = any(h.words) group by "group") g) s
       where share >= (select ${meaning.total / 3}::float8)
      union all
      (select 'course', id, (select c.name from courses c where c.id = found.id), rank from found where is_enough order by rank desc, id limit 3))
    select kind, id, name, slug
      from (select *, row_number() over (partition by kind order by rank desc, id) as place from suggested) s,
           lateral (select case kind when 'field' then (select f.slug from fields f where f.id = s.id)
                                     when 'author' then (select u.handle from users u where u.id = s.id) end as slug) a
     where place <= case when kind in ('skill', 'course') then 3 else 2 end
     order by array_position(array['skill', 'goal', 'field', 'course', 'author'], kind), place`)
