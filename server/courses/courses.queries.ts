import type { CourseCard } from '#contract/courses.ts'
import { type Db, sql } from '#server/core/db.ts'
import { publicLink } from '#server/files/index.ts'

interface CardRow extends Omit<CourseCard, 'thumbnail' | 'updateDateUTC'> {
  thumbnailFileId: string | null
  updateDate: Date
}

const toCard = ({ thumbnailFileId, updateDate, ...row }: CardRow): CourseCard => ({
  ...row,
  thumbnail: publicLink('thumbnails', thumbnailFileId),
  updateDateUTC: updateDate.toISOString(),
})

/** Newest first. An author has access to the own courses without buying them. */
export async function listCreatedCourses(db: Db, authorId: number, viewerId: number | undefined): Promise<CourseCard[]> {
  const rows = await db.many<CardRow>(sql`
    select c.id, c.name, c.thumbnail_file_id as "thumbnailFileId", c.short_description as "shortDescription", c.price,
           c.students_count as "studentsCount", c.update_date as "updateDate", c.author_id = ${viewerId ?? 0} as "isBought"
      from courses c
     where c.author_id = ${authorId} and c.archived_at is null
     order by c.id desc`)
  return rows.map(toCard)
}
