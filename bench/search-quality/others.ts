import MiniSearch from 'minisearch'
import { type Database, sql } from '#server/core/database/db.ts'

/** The texts of a course that all ways of searching get. */
interface Texts {
  id: number
  name: string
  skills: string
  shortDescription: string
  description: string
  materials: string
  author: string
  field: string
}

export type Find = (typed: string) => Promise<number[]>

const texts = sql`
  select c.id, c.name, c.short_description as "shortDescription", without_marks(c.description) as description,
         (select name from users where id = c.author_id) as author, coalesce((select name from fields where id = c.field_id), '') as field,
         coalesce((select string_agg(s.name, E'\n') from course_skills cs join skills s on s.id = cs.skill_id where cs.course_id = c.id), '') as skills,
         coalesce((select string_agg(m.name, E'\n') from course_materials cm join materials m on m.id = cm.material_id where cm.course_id = c.id), '') as materials
    from courses c where c.archived_at is null`

/** MiniSearch with its BM25, parts at the beginning of words, and typing errors; its weights are as it comes. */
export async function searchByMiniSearch(db: Database): Promise<Find> {
  const index = new MiniSearch<Texts>({
    fields: ['name', 'skills', 'shortDescription', 'description', 'materials', 'author', 'field'],
    searchOptions: { prefix: true, fuzzy: 0.2 },
  })
  index.addAll(await db.many<Texts>(texts))
  return async (typed) => index.search(typed).map(({ id }) => id)
}

/** PostgreSQL's own text search: any of the words, ranked by `ts_rank` with its weights as they come. */
export async function searchByPostgres(db: Database): Promise<Find> {
  await db.run(sql`
    create table ranked_texts as
    select id, setweight(to_tsvector('english', name || ' ' || skills), 'A') || setweight(to_tsvector('english', "shortDescription"), 'B')
            || setweight(to_tsvector('english', description || ' ' || author || ' ' || field), 'C') || setweight(to_tsvector('english', materials), 'D') as words
      from (${texts}) t`)
  return (typed) =>
    db
      .many<{ id: number }>(sql`
        select id from ranked_texts, (select replace(plainto_tsquery('english', ${typed})::text, '&', '|')::tsquery as query) q
         where words @@ query order by ts_rank(words, query) desc, id limit 10`)
      .then((rows) => rows.map(({ id }) => id))
}
