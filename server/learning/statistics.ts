import type { Deadline, StatisticsDay, StatisticsDayDetails } from '#contract/learning/learning.ts'
import type { Parts } from '#server/core/app.ts'
import { listReviewDeadlines } from '#server/final-tasks/index.ts'
import { countLearnedByDay, listLearnedOn, toDays } from './statistics.queries.ts'

/** Returns only days on which something was learned or is due. */
export async function listDays(
  { db, clock }: Parts,
  userId: number,
  { startDate, endDate }: { startDate: string; endDate: string },
  timeZone: string,
): Promise<StatisticsDay[]> {
  const learned = new Map((await countLearnedByDay(db, userId, startDate, endDate, timeZone)).map((day) => [day.date, day.count]))
  const deadlines = await listReviewDeadlines(db, userId, clock.now())
  const due = new Set(
    await toDays(
      db,
      deadlines.map(({ dueAt }) => dueAt),
      timeZone,
    ),
  )
  const days = new Set([...learned.keys(), ...[...due].filter((day) => day >= startDate && day <= endDate)])
  return [...days].sort().map((day) => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
    return { date: { year, month, day: date }, learnedMaterialsCount: learned.get(day) ?? 0, hasDeadline: due.has(day) }
  })
}

export async function getDay(
  { db, clock }: Parts,
  userId: number,
  date: string,
  timeZone: string,
): Promise<StatisticsDayDetails> {
  const deadlines = await listReviewDeadlines(db, userId, clock.now())
  const days = await toDays(
    db,
    deadlines.map(({ dueAt }) => dueAt),
    timeZone,
  )
  return {
    materialsNames: await listLearnedOn(db, userId, date, timeZone),
    deadlines: deadlines.filter((_, index) => days[index] === date).map(toDeadline),
  }
}

export const toDeadline = ({ dueAt, ...course }: { dueAt: Date; courseId: number; courseName: string }): Deadline => ({
  dateTimeUTC: dueAt.toISOString(),
  deadlineType: 0,
  ...course,
})
