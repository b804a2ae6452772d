import { limits } from '#contract/core/limits.ts'
import type { CourseCard } from '#contract/courses/courses.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { publicLink } from '#server/files/index.ts'

export interface CardRow extends Omit<CourseCard, 'thumbnail' | 'updateDateUTC' | 'author' | 'rating' | 'isHidden'> {
  thumbnailFileId: string | null
  /** Thousandths of a star. */
  rating: number
  ratingsCount: number
  updateDate: Date
  authorName: string
}

/** The columns of a card, for a row `c` of courses. Authors have access to their own courses without buying them. */
export const cardColumns = (viewerId: number | Sql | undefined) => sql`
  c.id, c.name, c.thumbnail_file_id as "thumbnailFileId", c.short_description as "shortDescription", c.price,
  c.students_count as "studentsCount", c.update_date as "updateDate", c.rating, c.ratings_count as "ratingsCount", ${hasAccess(viewerId)} as "isBought",
  (select u.name from users u where u.id = c.author_id) as "authorName",
  coalesce((select f.learning_minutes from course_facets f where f.course_id = c.id), 0) as "learningTime",
  (array['beginner', 'intermediate', 'advanced'])[coalesce((select f.level from course_facets f where f.course_id = c.id), 1)] as level,
  coalesce((select f.levels_shown from course_facets f where f.course_id = c.id), false) as "levelsShown"`

export const hasAccess = (viewerId: number | Sql | undefined) =>
  viewerId === undefined
    ? sql`false`
    : sql`(c.author_id = ${viewerId} or exists (select from enrolments e where e.user_id = ${viewerId} and e.course_id = c.id))`

/** Whether the viewer sees the page of course `c`: it is in the catalogue, or theirs. Admins see hidden ones too. */
export const isVisible = (viewerId: number | undefined, isAdmin = false) =>
  sql`(c.archived_at is null or ${hasAccess(viewerId)} ${isAdmin ? sql`or c.hidden_reason is not null` : sql``})`

export const toCard = (row: CardRow): CourseCard => ({
  id: row.id,
  name: row.name,
  thumbnail: publicLink('thumbnails', row.thumbnailFileId),
  shortDescription: row.shortDescription,
  price: row.price,
  studentsCount: row.studentsCount,
  updateDateUTC: row.updateDate.toISOString(),
  isBought: row.isBought,
  author: { name: row.authorName },
  learningTime: row.learningTime,
  level: row.level,
  levelsShown: row.levelsShown,
  rating: row.ratingsCount === 0 ? null : { mean: Math.round(row.rating / 100) / 10, count: row.ratingsCount },
})

/** Newest first, on request also those that are hidden. Not paged, because the number of courses per author is limited. */
export async function listCreatedCourses(
  db: Db,
  authorId: number,
  viewerId: number | undefined,
  { withHidden = false } = {},
): Promise<CourseCard[]> {
  const rows = await db.many<CardRow & { isHidden: boolean }>(sql`
    select ${cardColumns(viewerId)}, c.hidden_reason is not null as "isHidden" from courses c
     where c.author_id = ${authorId} and (c.archived_at is null or ${withHidden} and c.hidden_reason is not null)
     order by c.id desc limit ${limits.course.maxOwn}`)
  return rows.map(({ isHidden, ...row }) => (isHidden ? { ...toCard(row), isHidden } : toCard(row)))
}
