import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { anyNumber } from '../catalogue.queries.ts'
import type { Fitting } from './facets.queries.ts'
import { searchLimits } from './limits.ts'
import type { Candidate, Synonym, TypedWord } from './meaning.ts'

export interface LookedUp {
  words: TypedWord[]
  synonyms: Synonym[]
  /** In the whole catalogue. */
  courses: number
  /** How many courses fit the facets; null when nothing is chosen. */
  fits: number | null
}

/** How many courses hold the word `f.word`, up to the end of a list; beyond, and for words that were only guessed, the sample says it. */
const coursesOfFound = sql`
  greatest((select count(*) from (select from search_postings p where p.word = f.word limit case when how in ('typed', 'form', 'joined') then ${anyNumber(searchLimits.listLength + 1)} else 100 end) l),
           (select s.courses::float8 * b.courses / b.sampled from search_sample s, catalogue_bookmarks_state b where s.word = f.word))::int`

/** Looked up one by one: the planner would read all words otherwise. */
const known = (word: Sql) => sql`lateral (select w.word from search_terms w where w.word = ${word} limit 1)`

/**
 * The typed words with the words of the catalogue that they can mean. `how` says which way each was found: as it is typed, another form of
 * it, joined with the next word, with more letters behind it, spelled otherwise, cut into two words, or as the beginning of what is typed.
 */
export const lookUp = (db: Db, filter: string, fitting?: Fitting) =>
  db.one<LookedUp>(sql`
    with ${fitting ? sql`${fitting.steps},` : sql``} typed as materialized (
      select n::int, word, search_stem(word) as stem from search_tokens((select left(${filter}::text, 400))) with ordinality t (word, n) limit ${anyNumber(searchLimits.words)}),
    tried as (
      select n, word, stem, char_length(word) as length, false as is_joined from typed
      union all
      select a.n, a.word || b.word, search_stem(a.word || b.word), 0, true from typed a join typed b on b.n = a.n + 1),
    found as materialized (
      select t.n, f.*
        from tried t, lateral (
          select w.word, case when is_joined then 'joined' when w.word = t.word then 'typed' else 'form' end as how, null as rest
            from search_terms w where w.stem = t.stem
          union all
          select w.word, 'form', null from search_terms w
           where length >= 5 and t.word ~ '(er|or|ist)s?$' and w.stem in (
             select search_stem(root || ending)
               from regexp_replace(t.word, '(er|or|ist)s?$', '') base, unnest(array[base, regexp_replace(base, '(.)\\1$', '\\1')]) root, unnest(array['', 'e', 'ing']) ending)
          union all
          (select word, 'longer', null
             from (select word from search_terms w where length >= 2 and w.word > t.word and w.word < t.word || U&'\\FFFF' limit 300) w
             left join search_sample s using (word) order by s.courses desc nulls last, char_length(word), word limit 8)
          union all
          select distinct g.word, 'near', null
            from search_gaps_of(t.word) gap, lateral (select g.word from search_slips g where g.gapped = gap limit 50) g where length >= 4 and g.word <> t.word
          union all
          select a.word, 'parts', b.word
            from generate_series(2, length - 2) cut, ${known(sql`left(t.word, cut)`)} a, ${known(sql`substr(t.word, cut + 1)`)} b
          union all
          select w.word, 'shorter', null
            from generate_series(greatest(4, (length + 1) / 2), length - 1) cut, ${known(sql`left(t.word, cut)`)} w) f),
    span as (
      select a.n, words, string_agg(b.stem, ' ' order by b.n) as key
        from typed a, generate_series(1, 3) words, typed b where b.n between a.n and a.n + words - 1 group by a.n, words having count(*) = words),
    meant as (
      select n, words, array(select search_tokens(coalesce((select name from skills where id = skill_id), (select name from fields where id = field_id), meant))) as meant
        from span join search_synonyms using (key))
    select coalesce((select json_agg(json_build_object('n', n, 'word', word, 'found', coalesce((
                select json_agg(json_build_object('word', f.word, 'how', how, 'rest', rest, 'courses', ${coursesOfFound})) from found f where f.n = typed.n), '[]')) order by n)
              from typed), '[]') as words,
           coalesce((select json_agg(json_build_object('n', n, 'words', words, 'meant', meant, 'forms', array(
                select w.word from search_terms w where w.stem in (select search_stem(word) from unnest(meant) word) order by w.word limit 12)))
              from meant), '[]') as synonyms,
           (select courses from catalogue_size) as courses, ${fitting?.count ?? sql`null::int`} as fits`)

/** For words that are nowhere in the catalogue: words that have them in them, and words that look most like them. */
export const lookFurther = (db: Db, words: string[]) =>
  db.many<Candidate & { typed: string }>(sql`
    select t.word as typed, f.word, how, null as rest, ${coursesOfFound} as courses
      from unnest((select ${words}::text[])) t (word), lateral (
        (select word, 'within' as how from search_terms s where s.word like '%' || t.word || '%' limit 20)
        union all
        (select word, 'alike' from search_terms s
          where char_length(t.word) >= 5 and s.word % t.word order by similarity(s.word, t.word) desc, word limit 2)) f`)
