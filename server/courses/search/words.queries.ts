import { type Db, sql } from '#server/core/database/db.ts'
import { anyNumber } from '../catalogue.queries.ts'
import { searchLimits } from './limits.ts'
import type { TypedWord } from './meaning.ts'

/** Anyone can make a skill that no course raises, so its name says nothing about what people mean. */
const leads = sql`s.kind <> 'author' and (s.kind <> 'skill' or exists (select from facet_counts f where f.skill_id = s.id and f.courses > 0))`

/**
 * The typed words with the words of the catalogue that they can mean. `how` says which way each was found (`meaning.ts`). Words that look
 * alike are only looked for where the catalogue does not know what is typed, or hardly, and parts inside of words where it has nothing
 * else. Longer words that more than 20 courses hold are looked at first: one course can have hundreds that begin like a well-known word.
 */
export const lookUp = (db: Db, filter: string) =>
  db.one<{ words: TypedWord[]; courses: number }>(sql`
    with typed as materialized (
      select n::int, word, search_stem(word) as stem,
             array(select search_stem(root || ending)
                     from regexp_replace(word, '(er|or|ist)s?$', '') base, unnest(array[base, regexp_replace(base, '(.)\\1$', '\\1')]) root, unnest(array['', 'e', 'ing']) ending
                    where word ~ '..(er|or|ist)s?$') as of_person
        from search_tokens((select left(${filter}::text, 400))) with ordinality t (word, n) limit ${anyNumber(searchLimits.words)}),
    content as (select n, stem, row_number() over (order by n) as place from typed where not is_small_word(word)),
    span as (
      select a.n, max(b.n) as last, string_agg(b.stem, ' ' order by b.n) as key
        from content a, generate_series(1, 6) words, content b where b.place between a.place and a.place + words - 1 group by a.n, words having count(*) = words),
    known as materialized (
      select n, last, skill_id, field_id, meant from span join search_synonyms using (key)),
    meant as (
      select n, last,
             array(select search_tokens(coalesce((select name from skills where id = skill_id), (select name from fields where id = field_id), meant))) as meant
        from known k where not exists (select from known l where l.n <= k.n and l.last >= k.last and l.last - l.n > k.last - k.n)),
    found as materialized (
      select t.n, f.*
        from typed t, lateral (
          select w.word, case when w.word = t.word then 'typed' else 'form' end as how from search_terms w where w.stem = any(t.stem || t.of_person)
          union all
          (select word, 'longer'
             from ((select word, courses from search_terms w
                     where char_length(t.word) > 1 and w.word > t.word and w.word < t.word || U&'\\FFFF' and courses > 20 order by w.word limit 300)
                   union
                   (select word, courses from search_terms w
                     where char_length(t.word) > 1 and w.word > t.word and w.word < t.word || U&'\\FFFF' order by w.word limit 300)) w
            order by courses desc, word limit 8)) f
      union all
      select place, w.word, 'joined'
        from typed a join typed b on b.n = a.n + 1, search_terms w, unnest(array[a.n, b.n]) place where w.stem = search_stem(a.word || b.word) and char_length(w.word) >= 5),
    -- Of synonyms of several words, the words by themselves, with the place that they have in it.
    synonym as materialized (
      select place, w.word, 'synonym', case when cardinality(meant) > 1 then array_to_string(meant, ' ') end, part
        from meant, generate_series(n, last) place, unnest(meant) part, search_terms w where w.stem = search_stem(part)),
    near as materialized (
      select t.n, s.word, 'near'
        from typed t, lateral (
          select distinct s.word
            from search_gaps_of(t.word) gap, lateral (
              select w.word from (select word from search_slips s where s.gapped = gap limit 500) s join search_terms w using (word) order by w.courses desc limit 50) s) s
       where char_length(t.word) >= 4 and s.word <> t.word
         and not exists (select from found f join search_terms using (word) where f.n = t.n and how in ('typed', 'form') and courses > 3)),
    far as materialized (
      select t.n, f.*
        from typed t, lateral (
          (select word, 'within' from search_terms s where char_length(t.word) > 2 and s.word like '%' || t.word || '%' limit 20)
          union all
          (select word, 'alike' from search_terms s where char_length(t.word) > 4 and s.word % t.word order by similarity(s.word, t.word) desc, word limit 2)) f
       where t.n <> all(array(select n from found union all select n from near union all select place from synonym))),
    -- "machinelearning"
    cut as (
      select t.n, part, 'synonym', left(word, at) || ' ' || substr(word, at + 1), part
        from typed t, generate_series(2, char_length(word) - 2) at, unnest(array[left(word, at), substr(word, at + 1)]) part
       where exists (select from search_terms w where w.word = part) and t.n <> all(array(select n from found union all select place from synonym))),
    candidate as (table synonym union all table cut union all select *, null, null from (table found union all table near union all table far) f)
    select coalesce(json_agg(json_build_object('n', t.n, 'word', t.word, 'found', (
             select coalesce(json_agg(json_build_object(
                      'word', c.word, 'how', c.how, 'phrase', c.phrase, 'part', c.part,
                      'courses', coalesce((select courses from search_terms w where w.word = c.word), 0),
                      'isNamed', exists (select from search_names s where s.words @> array[c.word] and ${leads}))), '[]')
               from candidate c (n, word, how, phrase, part) where c.n = t.n)) order by t.n), '[]') as words,
           (select courses from catalogue_size) as courses
      from typed t`)
