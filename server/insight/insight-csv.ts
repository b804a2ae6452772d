import { type InsightTable, smallestGroup } from '#contract/insight/insight.ts'
import type { SalesRangeQuery } from '#contract/statistics/statistics.ts'
import type { Parts } from '#server/core/app.ts'
import { type Cell, csvHead, csvLines } from '#server/core/csv.ts'
import { getInsight, listCourseDays } from './get-insight.ts'

const few = `fewer than ${smallestGroup}`

export async function insightAsCsv(parts: Parts, courseId: number, table: InsightTable, query: SalesRangeQuery): Promise<string> {
  if (table === 'days') {
    const heads = ['Date', 'Views', 'Carts', 'Sold', 'Points earned', 'Returned', 'Points returned']
    const days = await listCourseDays(parts, courseId, query)
    return (
      csvHead(heads) +
      csvLines(days.map((day) => [day.date, day.views, day.carts, day.sold, day.earned, day.returned, day.repaid]))
    )
  }
  const { progress } = await getInsight(parts, courseId)
  const rows = progress?.map(({ percent, learners }): Cell[] => [percent, learners ?? few]) ?? []
  return csvHead(['Learned at least (percent)', 'Learners (rounded down to fives)']) + csvLines(rows)
}
