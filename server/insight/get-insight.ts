import type { CourseInsight, CourseRange } from '#contract/insight/insight.ts'
import type { SalesRangeQuery } from '#contract/statistics/statistics.ts'
import type { Parts } from '#server/core/app.ts'
import { isOwnerOrAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { resolveRange, unitFor } from '#server/statistics/index.ts'
import { findAuthor, findFirstDay, listCoursePeriods } from './insight.queries.ts'
import { findFigures } from './learner-figures.queries.ts'
import { refusals } from './words.ts'

export async function refuseOthers({ db }: Parts, user: User, courseId: number): Promise<void> {
  const course = await findAuthor(db, courseId)
  if (!course) throw refusals.noSuchCourse()
  if (!isOwnerOrAdmin(user, course.authorId)) throw refusals.notYours()
}

export async function getInsight({ db }: Parts, courseId: number): Promise<CourseInsight> {
  const counted = await findFigures(db, courseId)
  return counted ? { day: counted.day, ...counted.figures } : { day: null, learners: null, progress: null, hours: null }
}

export async function getCourseRange(parts: Parts, courseId: number, query: SalesRangeQuery): Promise<CourseRange> {
  const { from, to } = await readRange(parts, courseId, query)
  const unit = unitFor(from, to)
  const periods = await listCoursePeriods(parts.db, courseId, { from, to, unit })
  const sum = (name: keyof Omit<CourseRange, 'from' | 'to' | 'unit' | 'periods'>) =>
    periods.reduce((total, period) => total + period[name], 0)
  return {
    from,
    to,
    unit,
    views: sum('views'),
    carts: sum('carts'),
    sold: sum('sold'),
    earned: sum('earned'),
    returned: sum('returned'),
    repaid: sum('repaid'),
    periods,
  }
}

export async function listCourseDays(parts: Parts, courseId: number, query: SalesRangeQuery) {
  return listCoursePeriods(parts.db, courseId, { ...(await readRange(parts, courseId, query)), unit: 'day' })
}

const readRange = (parts: Parts, courseId: number, query: SalesRangeQuery) =>
  resolveRange(parts, query, () => findFirstDay(parts.db, courseId))
