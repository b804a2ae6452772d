import { join } from 'node:path'
import { type Database, openDatabase, sql } from '#server/core/database/db.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { renewQueuedSearch } from '#server/courses/index.ts'
import { onServer } from '#server/testing/test-app.ts'
import { secretKey } from '../measure.ts'
import { type Started, startProcess } from '../processes.ts'
import { realisticCatalogue } from './catalogue.ts'
import type { CatalogueCourse } from './course.ts'
import type { JudgedCourse } from './judging.ts'
import type { Question } from './questions.ts'

/** A running portal with one of the two catalogues. */
export interface JudgedPortal {
  over: Question['over']
  db: Database
  server: Started
  /** What the judgements know of each course. */
  judged: Map<number, JudgedCourse>
}

export const startDemo = (databaseUrl: (name: string) => string, dir: string) => startPortal('demo', databaseUrl, dir)
export const startRealistic = (databaseUrl: (name: string) => string, dir: string) => startPortal('realistic', databaseUrl, dir)

async function startPortal(over: Question['over'], databaseUrl: (name: string) => string, dir: string): Promise<JudgedPortal> {
  await onServer(databaseUrl('postgres'), `create database ${over}`)
  const url = databaseUrl(over)
  await migrate(url)
  const db = openDatabase(url).within(300)
  const catalogue = over === 'realistic' ? realisticCatalogue() : []
  if (over === 'realistic') await insertCatalogue(db, catalogue)
  await renewQueuedSearch({ db })
  const env = {
    DATABASE_URL: url,
    DATA_DIR: join(dir, over),
    PORT: '0',
    DEMO: over === 'demo' ? '1' : '0',
    SECRET_KEY: secretKey,
  }
  const server = await startProcess('server/main.ts', env)
  const byName = new Map(catalogue.map((course) => [course.name, course]))
  const courses = await db.many<{ id: number; name: string }>(sql`select id, name from courses where archived_at is null`)
  const judged = new Map(courses.map(({ id, name }) => [id, byName.get(name) ?? { name }]))
  return { over, db, server, judged }
}

/** As authors would have made them; the level of a course follows from what it builds on. */
const insertCatalogue = (db: Database, catalogue: CatalogueCourse[]) =>
  db.tx(async (db) => {
    await db.run(sql`
      create temporary table given on commit drop as
      select row_number() over ()::int as n, c.*
        from json_to_recordset(${JSON.stringify(catalogue)}::json)
          as c (name text, "shortDescription" text, description text, skills text[], field text, materials text[], language text,
                "studentsCount" int, author text, level int)`)
    await db.run(sql`
      insert into users (name, email, password_hash, is_creator, handle, created_at)
      select author, 'author-' || row_number() over (order by author) || '@bench.test', '', true, 'author-' || row_number() over (order by author), now()
        from given group by author`)
    await db.run(sql`
      insert into fields (name, slug, position)
      select field, trim('-' from regexp_replace(lower(field), '[^a-z0-9]+', '-', 'g')), min(n) from given group by field`)
    await db.run(sql`
      insert into skills (name) select min(skill) from given, unnest(skills) skill group by lower(skill)`)
    await db.run(sql`
      insert into courses (author_id, name, short_description, description, price, students_count, update_date, field_id, language)
      select u.id, g.name, "shortDescription", g.description, 40 + n * 7 % 200, "studentsCount", now() - n * interval '1 hour', f.id, g.language
        from given g join users u on u.name = g.author join fields f on f.name = g.field order by n`)
    await db.run(sql`
      insert into course_skills (course_id, skill_id, level)
      select distinct c.id, s.id, 2 from given g join courses c using (name), unnest(g.skills) skill join skills s on lower(s.name) = lower(skill)`)
    await db.run(sql`
      insert into course_prerequisites (course_id, skill_id, level)
      select c.id, s.id, case when g.level = 3 then 2 else 5 end
        from given g join courses c using (name) join skills s on lower(s.name) = lower(g.skills[1]) where g.level >= 3`)
    await db.run(sql`insert into resources (name) values ('A page of the author')`)
    await db.run(sql`
      insert into materials (kind, name, learning_minutes, link, resource_id, publication_date)
      select distinct 'article', material, 20, 'https://example.com/', (select max(id) from resources), current_date
        from given, unnest(materials) material`)
    await db.run(sql`
      insert into course_materials (course_id, material_id, position)
      select distinct on (c.id, m.id) c.id, m.id, place
        from given g join courses c using (name), unnest(g.materials) with ordinality given_material (name, place) join materials m on m.name = given_material.name`)
    await db.run(sql`analyze`)
  })
