import type { ListQuery } from '#contract/core/http.ts'
import type { MaterialKind, MaterialOf } from '#contract/materials/material-kinds.ts'
import type { Material } from '#contract/materials/materials.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { contains } from '#server/core/database/like.ts'
import { mapPage, type Page, readPage } from '#server/core/http/paging.ts'
import { isAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { lessonTextId, type ToLink } from '#server/files/index.ts'
import { refusals } from './words.ts'

interface MaterialRow {
  id: number
  kind: MaterialKind
  name: string
  learningMinutes: number
  /** Only read where materials are shown to a learner. */
  isLearned?: boolean
  /** Only read where the materials of a course are listed. */
  section?: string | null
  isPreview?: boolean
  link: string | null
  fileId: string | null
  duration: number
  quality: { id: number; name: string }
  pagesCount: number
  extension: { id: number; name: string }
  publicationYear: number
  authors: { id: number; fullName: string }[]
  resource: { id: number; name: string }
  publicationDate: string
  wordsCount: number
  questionsCount: number
  passPercent: number
  timeLimitMinutes: number | null
}

/** How many questions check `m` asks: of each skill as many as its pool has, and at most so many as its author wants. */
const askedQuestions = sql`(
  select sum(least(skill.questions, coalesce((m.check_settings ->> 'questionsPerSkill')::int, skill.questions)))::int
    from (select count(*) as questions
            from check_questions c join questions q on q.id = c.question_id
            join question_versions v on v.question_id = q.id and v.version = q.version
           where c.material_id = m.id group by v.skill_id) skill)`

/** Without the texts of lessons, which can be long, and without the questions of checks. */
const columns = sql`
  m.id, m.kind, m.name, m.learning_minutes as "learningMinutes", m.link, m.file_id as "fileId",
  m.duration, json_build_object('id', q.id, 'name', q.name) as quality,
  m.pages_count as "pagesCount", json_build_object('id', x.id, 'name', x.name) as extension, m.publication_year as "publicationYear",
  coalesce((select json_agg(json_build_object('id', a.id, 'fullName', a.full_name) order by ba.position)
              from book_authors ba join authors a on a.id = ba.author_id where ba.material_id = m.id), '[]') as authors,
  json_build_object('id', r.id, 'name', r.name) as resource, m.publication_date as "publicationDate",
  m.words_count as "wordsCount", ${askedQuestions} as "questionsCount",
  (m.check_settings ->> 'passPercent')::int as "passPercent", (m.check_settings ->> 'timeLimitMinutes')::int as "timeLimitMinutes"`
const itsParts = sql`
  left join qualities q on q.id = m.quality_id
  left join book_extensions x on x.id = m.extension_id
  left join resources r on r.id = m.resource_id`
/** The same as its maker downloads it, with names only, and with the text of a lesson. */
export const downloadColumns = sql`
  m.id, m.kind, m.name, m.learning_minutes as "learningMinutes", m.link, m.duration as "durationSeconds",
  m.pages_count as "pagesCount", m.publication_year as "publicationYear", m.publication_date as "publicationDate",
  m.words_count as "wordsCount", m.lesson as text, m.check_settings as check,
  (select json_agg(c.question_id order by c.position) from check_questions c where c.material_id = m.id) as "questionIds",
  (select r.name from resources r where r.id = m.resource_id) as resource,
  (select json_agg(a.full_name order by ba.position) from book_authors ba join authors a on a.id = ba.author_id
    where ba.material_id = m.id) as authors`

const courseColumns = sql`cm.section, cm.is_preview as "isPreview"`
const courseMaterials = (courseId: number) =>
  sql`course_materials cm join materials m on m.id = cm.material_id ${itsParts} where cm.course_id = ${courseId}`

/** The materials of a course in the author's order, with what the viewer has learned. Without `toLink`, they have no links. */
export async function listCourseMaterials(
  db: Db,
  courseId: number,
  viewerId: number | undefined,
  toLink?: ToLink,
): Promise<Material[]> {
  const learned: Sql =
    viewerId === undefined
      ? sql`false`
      : sql`exists (select from learned_materials l where l.user_id = ${viewerId} and l.material_id = m.id)`
  const rows = await db.many<MaterialRow>(sql`
    select ${columns}, ${learned} as "isLearned", ${courseColumns} from ${courseMaterials(courseId)} order by cm.position, m.id`)
  return rows.map((row) => toMaterial(row, toLink))
}

/**
 * The materials with these ids, in this order; without `toLink`, they have no links. With `makers`, only those of these users and those that the course has.
 */
export async function listMaterialsById(
  db: Db,
  ids: number[],
  makers: number[] | 'anyone',
  courseId: number | null,
  toLink?: ToLink,
): Promise<Material[]> {
  const mayBeSeen =
    makers === 'anyone'
      ? sql`true`
      : sql`(m.creator_id = any(${makers}::int[])
             or exists (select from course_materials cm where cm.course_id = ${courseId} and cm.material_id = m.id))`
  const rows = await db.many<MaterialRow>(sql`
    select ${columns} from unnest(${ids}::int[]) with ordinality wanted (id, place) join materials m on m.id = wanted.id ${itsParts}
     where ${mayBeSeen} order by wanted.place`)
  return rows.map((row) => toMaterial(row, toLink))
}

/** The materials that anybody may open. A course that has left the catalogue has none. */
export async function listPreviews(db: Db, courseId: number, toLink: ToLink): Promise<Material[]> {
  const rows = await db.many<MaterialRow>(sql`
    select ${columns}, ${courseColumns} from ${courseMaterials(courseId)} and cm.is_preview
       and exists (select from courses c where c.id = cm.course_id and c.archived_at is null) order by cm.position, m.id`)
  return rows.map((row) => toMaterial(row, toLink))
}

/** The materials of one kind by one creator, or by everybody, newest first. */
export async function listMaterials<Kind extends MaterialKind>(
  db: Db,
  kind: Kind,
  creatorId: number | undefined,
  query: ListQuery,
  toLink: ToLink,
): Promise<Page<MaterialOf<Kind>>> {
  const of: Sql = creatorId === undefined ? sql`true` : sql`m.creator_id = ${creatorId}`
  const where = sql`m.kind = ${kind} and ${of} and ${contains(sql`m.name`, query.filter)}`
  const page = await readPage<MaterialRow>(db, query, {
    columns,
    from: sql`materials m ${itsParts} where ${where}`,
    orderBy: sql`m.id desc`,
    countFrom: sql`materials m where ${where}`,
  })
  return mapPage(page, (row) => toMaterial(row, toLink) as MaterialOf<Kind>)
}

export async function getMaterial<Kind extends MaterialKind = MaterialKind>(
  db: Db,
  id: number,
  toLink: ToLink,
): Promise<MaterialOf<Kind>> {
  const row = await db.maybe<MaterialRow>(sql`select ${columns} from materials m ${itsParts} where m.id = ${id}`)
  if (!row) throw refusals.noSuchMaterial()
  return toMaterial(row, toLink) as MaterialOf<Kind>
}

export const findMaterial = (db: Db, kind: MaterialKind | 'material', id: number) =>
  db.maybe<{ creatorId: number | null }>(
    sql`select creator_id as "creatorId" from materials where id = ${id} and ${kind} in (kind, 'material')`,
  )

/** For the statement that changes a material: it also checks the permission, so that nothing can change in between. */
export const ownMaterial = (user: User, kind: MaterialKind, id: number): Sql =>
  sql`m.id = ${id} and m.kind = ${kind} and (m.creator_id = ${user.id} or ${isAdmin(user)})`

export const listMaterialUses = (db: Db, id: number) =>
  db
    .many<{ use: string }>(sql`
      (select 'the course “' || c.name || '”' as use from course_materials cm join courses c on c.id = cm.course_id
        where cm.material_id = ${id} order by c.name)
      union all
      select 'learners who learned it' where exists (select from learned_materials where material_id = ${id})
      union all
      select 'learners who tried it' where exists (select from check_attempts where material_id = ${id} and not is_trial)`)
    .then((rows) => rows.map((row) => row.use))

export const removeMaterial = (db: Db, id: number) => db.run(sql`delete from materials where id = ${id}`)

function toMaterial(row: MaterialRow, toLink: ToLink | undefined): Material {
  const { id, name, learningMinutes } = row
  const link = toLink ? linkOf(row, toLink) : null
  const inCourse = row.section === undefined ? {} : { section: row.section, isPreview: row.isPreview }
  const base = { id, name, learningMinutes, link, isLearned: row.isLearned ?? false, ...inCourse }
  switch (row.kind) {
    case 'video':
      return { ...base, kind: row.kind, duration: row.duration, quality: row.quality }
    case 'book': {
      const { kind, pagesCount, extension, publicationYear, authors } = row
      return { ...base, kind, pagesCount, extension, publicationYear, authors }
    }
    case 'article':
      return { ...base, kind: row.kind, resource: row.resource, publicationDate: row.publicationDate }
    case 'lesson':
      return { ...base, kind: row.kind, wordsCount: row.wordsCount }
    case 'check': {
      const { kind, questionsCount, passPercent, timeLimitMinutes } = row
      return { ...base, kind, questionsCount, passPercent, timeLimitMinutes }
    }
  }
}

function linkOf({ id, kind, fileId, link }: MaterialRow, toLink: ToLink): string | null {
  if (kind === 'lesson') return toLink(lessonTextId(id))
  return fileId ? toLink(fileId) : link
}
