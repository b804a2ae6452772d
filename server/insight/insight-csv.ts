import { type InsightTable, smallestGroup } from '#contract/insight/insight.ts'
import type { SalesRangeQuery } from '#contract/statistics/statistics.ts'
import type { Parts } from '#server/core/app.ts'
import { type Cell, csvHead, csvLines } from '#server/core/csv.ts'
import { getInsight, listCourseDays } from './get-insight.ts'
import { csv } from './words.ts'

export async function insightAsCsv(parts: Parts, courseId: number, table: InsightTable, query: SalesRangeQuery): Promise<string> {
  if (table === 'days') {
    const heads = [csv.date, csv.views, csv.carts, csv.sold, csv.earned, csv.returned, csv.repaid]
    const days = await listCourseDays(parts, courseId, query)
    return (
      csvHead(heads) +
      csvLines(days.map((day) => [day.date, day.views, day.carts, day.sold, day.earned, day.returned, day.repaid]))
    )
  }
  const { progress } = await getInsight(parts, courseId)
  const rows = progress?.map(({ percent, learners }): Cell[] => [percent, learners ?? csv.few({ smallestGroup })]) ?? []
  return csvHead([csv.learnedAtLeast, csv.learners]) + csvLines(rows)
}
