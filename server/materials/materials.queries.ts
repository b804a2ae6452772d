import type { Material } from '#contract/materials.ts'
import { type Db, sql } from '#server/core/db.ts'

interface MaterialRow {
  id: number
  kind: 'video' | 'book' | 'article'
  name: string
  learningMinutes: number
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
}

/** The materials of a course in the author's order. `linkOf` decides who gets a link; without it nobody does. */
export async function listCourseMaterials(db: Db, courseId: number, linkOf?: (fileId: string) => string): Promise<Material[]> {
  const rows = await db.many<MaterialRow>(sql`
    select m.id, m.kind, m.name, m.learning_minutes as "learningMinutes", m.link, m.file_id as "fileId",
           m.duration, json_build_object('id', q.id, 'name', q.name) as quality,
           m.pages_count as "pagesCount", json_build_object('id', x.id, 'name', x.name) as extension, m.publication_year as "publicationYear",
           coalesce((select json_agg(json_build_object('id', a.id, 'fullName', a.full_name) order by ba.position)
                       from book_authors ba join authors a on a.id = ba.author_id where ba.material_id = m.id), '[]') as authors,
           json_build_object('id', r.id, 'name', r.name) as resource, m.publication_date as "publicationDate"
      from course_materials cm
      join materials m on m.id = cm.material_id
      left join qualities q on q.id = m.quality_id
      left join book_extensions x on x.id = m.extension_id
      left join resources r on r.id = m.resource_id
     where cm.course_id = ${courseId} order by cm.position, m.id`)
  return rows.map((row) => toMaterial(row, linkOf))
}

function toMaterial(row: MaterialRow, linkOf: ((fileId: string) => string) | undefined): Material {
  const { id, name, learningMinutes } = row
  const link = linkOf ? (row.fileId ? linkOf(row.fileId) : row.link) : null
  const base = { id, name, learningMinutes, link, isLearned: false }
  if (row.kind === 'video') return { ...base, duration: row.duration, quality: row.quality }
  if (row.kind === 'article') return { ...base, resource: row.resource, publicationDate: row.publicationDate }
  return {
    ...base,
    pagesCount: row.pagesCount,
    extension: row.extension,
    publicationYear: row.publicationYear,
    authors: row.authors,
  }
}
