import type { PageQuery } from '#contract/core/http.ts'
import { type TaughtCourse, type WaitingForAuthor, waitingLimits } from '#contract/teaching/teaching.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { type Page, readPage } from '#server/core/http/paging.ts'

export interface TaughtRow extends Omit<TaughtCourse, 'thumbnail' | 'updateDateUTC' | 'learners'> {
  thumbnailFileId: string | null
  updateDate: Date
}

export const listTaughtCourses = (db: Db, authorId: number, query: PageQuery): Promise<Page<TaughtRow>> =>
  readPage<TaughtRow>(db, query, {
    columns: sql`
      c.id, c.name, c.thumbnail_file_id as "thumbnailFileId", c.price, c.update_date as "updateDate",
      case when c.archived_at is null then 'published' when c.hidden_reason is null then 'archived' else 'hidden' end as state,
      (select d.state from course_drafts d where d.course_id = c.id and d.author_id = c.author_id) as draft`,
    from: sql`courses c where c.author_id = ${authorId}`,
    orderBy: sql`c.archived_at is not null, c.hidden_reason is null, c.id desc`,
  })

export const listHidden = (db: Db, authorId: number) =>
  db.many<WaitingForAuthor['hidden'][number]>(sql`
    select c.id as "courseId", c.name as "courseName", c.hidden_reason as reason from courses c
     where c.author_id = ${authorId} and c.hidden_reason is not null order by c.archived_at desc limit ${waitingLimits.courses}`)
