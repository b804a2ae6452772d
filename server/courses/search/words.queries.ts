import { type Db, sql } from '#server/core/database/db.ts'
import { anyNumber } from '../catalogue.queries.ts'
import { searchLimits } from './limits.ts'
import type { TypedWord } from './meaning.ts'

export interface LookedUp {
  words: TypedWord[]
  /** In the whole catalogue. */
  courses: number
}

/**
 * The typed words with the words of the catalogue that they can mean. `how` says which way each was found (`meaning.ts`). Words that look
 * alike are only looked for where the catalogue does not know what is typed, or hardly, and parts inside of words where it has nothing else.
 */
export const lookUp = (db: Db, filter: string) =>
  db.one<LookedUp>(sql`
    with typed as materialized (
      select n::int, word, search_stem(word) as stem from search_tokens((select left(${filter}::text, 400))) with ordinality t (word, n) limit ${anyNumber(searchLimits.words)}),
    span as (
      select a.n, words, string_agg(b.stem, ' ' order by b.n) as key
        from typed a, generate_series(1, 3) words, typed b where b.n between a.n and a.n + words - 1 group by a.n, words having count(*) = words),
    meant as (
      select n, words, array(select search_tokens(coalesce((select name from skills where id = skill_id), (select name from fields where id = field_id), meant))) as meant
        from span join search_synonyms using (key)),
    found as materialized (
      select t.n, f.*
        from typed t, lateral (
          select w.word, case when w.word = t.word then 'typed' else 'form' end as how from search_terms w where w.stem = t.stem
          union all
          select w.word, 'form' from search_terms w
           where t.word ~ '..(er|or|ist)s?$' and w.stem in (
             select search_stem(root || ending)
               from regexp_replace(t.word, '(er|or|ist)s?$', '') base, unnest(array[base, regexp_replace(base, '(.)\\1$', '\\1')]) root, unnest(array['', 'e', 'ing']) ending)
          union all
          (select word, 'longer'
             from (select word, courses from search_terms w where char_length(t.word) > 1 and w.word > t.word and w.word < t.word || U&'\\FFFF' order by w.word limit 300) w
            order by courses desc, word limit 8)) f
      union all
      select place, w.word, 'joined'
        from typed a join typed b on b.n = a.n + 1, search_terms w, unnest(array[a.n, b.n]) place where w.stem = search_stem(a.word || b.word) and char_length(w.word) >= 5
      union all
      select place, f.*
        from meant m, generate_series(n, n + words - 1) place, lateral (
          select array_to_string(meant, ' '), 'phrase' where cardinality(meant) > 1
          union all
          select w.word, case cardinality(meant) when 1 then 'synonym' else 'wordOfPhrase' end
            from unnest(meant) one, search_terms w where w.stem = search_stem(one)) f),
    near as materialized (
      select t.n, s.word, 'near'
        from typed t, lateral (select distinct s.word from search_gaps_of(t.word) gap, lateral (select s.word from search_slips s where s.gapped = gap limit 50) s) s
       where char_length(t.word) >= 4 and s.word <> t.word
         and not exists (select from found f join search_terms using (word) where f.n = t.n and how in ('typed', 'form') and courses > 3)),
    far as materialized (
      select t.n, f.*
        from typed t, lateral (
          (select word, 'within' from search_terms s where char_length(t.word) > 2 and s.word like '%' || t.word || '%' limit 20)
          union all
          (select word, 'alike' from search_terms s where char_length(t.word) > 4 and s.word % t.word order by similarity(s.word, t.word) desc, word limit 2)) f
       where not exists (select from found where found.n = t.n) and not exists (select from near where near.n = t.n)),
    candidate as (table found union all table near union all table far)
    select coalesce(json_agg(json_build_object('n', t.n, 'word', t.word, 'found', (
             select coalesce(json_agg(json_build_object('word', c.word, 'how', c.how, 'courses', coalesce((select courses from search_terms w where w.word = c.word), 0))), '[]')
               from candidate c where c.n = t.n)) order by t.n), '[]') as words,
           (select courses from catalogue_size) as courses
      from typed t`)
