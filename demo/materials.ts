import { countWords, pictureIds } from '#contract/materials/read-lesson.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { articlePath } from './articles/article-page.ts'
import type { CheckMaker } from './checks.ts'
import type { DemoCheck, DemoLesson, DemoMaterial } from './content/index.ts'
import { composeLesson } from './lessons/compose-lesson.ts'
import type { MaterialFiles } from './material-files.ts'

/** What all materials are made with. */
export interface MaterialSources {
  files: MaterialFiles
  /** By key. */
  minutes: Map<string, number>
  portalUrl: string
  makeCheck: CheckMaker
}

/** One material; returns its id. */
export async function seedMaterial(db: Db, material: DemoMaterial, creatorId: number, sources: MaterialSources): Promise<number> {
  if (material.kind === 'lesson') return seedLesson(db, material, creatorId, sources)
  if (material.kind === 'check') return sources.makeCheck(material.name, creatorId)
  const { id } = await db.one<{ id: number }>(insertion(material, creatorId, sources))
  if (material.kind === 'book') {
    for (const [position, fullName] of material.authors.entries()) await insertAuthor(db, id, creatorId, fullName, position)
  }
  const captions = material.kind === 'video' ? sources.files.videos.get(material.key)?.captions : undefined
  if (captions) {
    await db.run(
      sql`insert into material_captions (material_id, language, label, captions) values (${id}, 'en', 'English', ${captions})`,
    )
  }
  return id
}

async function seedLesson(
  db: Db,
  { key, name }: DemoLesson,
  creatorId: number,
  { files, minutes }: MaterialSources,
): Promise<number> {
  const text = composeLesson(name, (picture) => files.pictures.get(picture) ?? '')
  const { id } = await db.one<{ id: number }>(sql`
    insert into materials (kind, name, learning_minutes, creator_id, lesson, words_count)
    values ('lesson', ${name}, ${minutes.get(key)}, ${creatorId}, ${JSON.stringify(text)}, ${countWords(text)}) returning id`)
  await db.run(sql`insert into lesson_pictures (material_id, file_id) select ${id}, unnest(${pictureIds(text)}::text[])`)
  return id
}

function insertion(
  material: Exclude<DemoMaterial, DemoLesson | DemoCheck>,
  creatorId: number,
  { files, portalUrl, ...sources }: MaterialSources,
): Sql {
  const { key, name } = material
  const minutes = sources.minutes.get(key)
  if (material.kind === 'video') {
    const file = files.videos.get(key)
    return sql`
      insert into materials (kind, name, learning_minutes, creator_id, file_id, duration, quality_id)
      select 'video', ${name}, ${minutes}, ${creatorId}, ${file?.fileId}, ${file?.seconds}, id
        from qualities where name = ${file?.quality} returning id`
  }
  if (material.kind === 'book') {
    const file = files.books.get(key)
    return sql`
      insert into materials (kind, name, learning_minutes, creator_id, file_id, pages_count, publication_year, extension_id)
      select 'book', ${name}, ${minutes}, ${creatorId}, ${file?.fileId}, ${file?.pages}, ${material.publicationYear}, id
        from book_extensions where name = ${material.extension} returning id`
  }
  return sql`
    with added as (
      insert into resources (name, creator_id) values (${material.resource}, ${creatorId}) on conflict (lower(name)) do nothing returning id),
    resource as (select id from added union select id from resources where lower(name) = lower(${material.resource}))
    insert into materials (kind, name, learning_minutes, creator_id, link, publication_date, resource_id)
    select 'article', ${name}, ${minutes}, ${creatorId}, ${portalUrl + articlePath(key)}, ${material.publicationDate}::date, id
      from resource returning id`
}

const insertAuthor = (db: Db, materialId: number, creatorId: number, fullName: string, position: number) =>
  db.run(sql`
    with known as (select id from authors where full_name = ${fullName} limit 1),
    added as (
      insert into authors (full_name, creator_id) select ${fullName}, ${creatorId} where not exists (select from known) returning id)
    insert into book_authors (material_id, author_id, position)
    select ${materialId}, id, ${position} from (select id from known union select id from added) author`)
