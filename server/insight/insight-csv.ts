import { type CourseInsight, type InsightTable, smallestGroup } from '#contract/insight.ts'
import type { SalesRangeQuery } from '#contract/statistics.ts'
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
  return table === 'materials' ? materialsAsCsv(progress) : stopsAsCsv(progress)
}

const materialsAsCsv = (progress: CourseInsight['progress']) =>
  csvHead(['Place', 'Material', 'Learned by (rounded down to fives)']) +
  csvLines((progress?.materials ?? []).map(({ name, learned }, index): Cell[] => [index + 1, name, learned ?? few]))

function stopsAsCsv(progress: CourseInsight['progress']): string {
  const names = progress?.materials.map(({ name }) => name) ?? []
  const nameOf = (place: number) => (place === 0 ? 'nothing yet' : (names[place - 1] ?? 'all'))
  const rows = progress?.stops.map(({ from, to, learners }): Cell[] => [nameOf(from), nameOf(to), learners]) ?? []
  return csvHead(['Last learned: from', 'Last learned: to', 'Learners']) + csvLines(rows)
}
