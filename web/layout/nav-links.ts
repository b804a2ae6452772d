import { paths, type StatisticsPage, statisticsPages } from '#web/core/paths.ts'

export const statisticsLinks = Object.entries(statisticsPages).map(([page, label]) => ({
  to: paths.statistics(page as StatisticsPage),
  label,
}))
