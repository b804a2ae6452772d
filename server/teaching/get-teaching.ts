import type { PageQuery } from '#contract/core/http.ts'
import { type TaughtCourse, type WaitingForAuthor, waitingLimits } from '#contract/teaching/teaching.ts'
import type { Parts } from '#server/core/app.ts'
import type { Page } from '#server/core/http/paging.ts'
import { publicLink } from '#server/files/index.ts'
import { listCoursesToReview } from '#server/final-tasks/index.ts'
import { listLearners } from '#server/insight/index.ts'
import { listUnanswered } from '#server/ratings/index.ts'
import { listHidden, listTaughtCourses } from './teaching.queries.ts'

export async function listTaught({ db }: Parts, authorId: number, query: PageQuery): Promise<Page<TaughtCourse>> {
  const page = await listTaughtCourses(db, authorId, query)
  const learners = await listLearners(
    db,
    page.items.map(({ id }) => id),
  )
  return {
    ...page,
    items: page.items.map(({ thumbnailFileId, updateDate, ...course }) => ({
      ...course,
      thumbnail: publicLink('thumbnails', thumbnailFileId),
      updateDateUTC: updateDate.toISOString(),
      learners: learners.get(course.id) ?? null,
    })),
  }
}

export async function getWaiting({ db, clock }: Parts, authorId: number): Promise<WaitingForAuthor> {
  const [submissions, ratings, hidden] = await Promise.all([
    listCoursesToReview(db, authorId, clock.now(), waitingLimits),
    listUnanswered(db, authorId, waitingLimits),
    listHidden(db, authorId),
  ])
  return { submissions, ratings, hidden }
}
