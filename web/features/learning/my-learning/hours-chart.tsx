import type { LearnedWeek } from '#contract/learning/learning-insight.ts'
import { timeZone } from '#web/core/days.ts'
import { BarChart } from '#web/ui/bar-chart.tsx'
import { FiguresTable } from '#web/ui/figures-table.tsx'
import { formatCalendarDay, formatNumber, lazily, locale } from '#web/ui/format.ts'
import { timeInWords } from '#web/ui/time-words.ts'
import { hoursTop } from './weeks.ts'
import { words } from './words.ts'

const mark = lazily(() => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }))
const sum = (weeks: LearnedWeek[]) => weeks.reduce((total, { minutes }) => total + minutes, 0)

/** A bar for each week, the present one last. */
export function HoursChart({ weeks }: { weeks: LearnedWeek[] }) {
  const most = weeks.reduce<LearnedWeek | undefined>((most, one) => (one.minutes > (most?.minutes ?? 0) ? one : most), undefined)
  const total = { time: timeInWords(sum(weeks)), weeks: weeks.length }
  const time = (text: string) => <strong>{text}</strong>
  const readout = (pointedAt: number | undefined) => {
    const pointed = pointedAt === undefined ? undefined : weeks[pointedAt]
    if (!pointed) return words.total({ time, minutes: total.time, weeks: total.weeks })
    const { minutes, week, materialsCount } = pointed
    return words.ofWeek({ time, minutes: timeInWords(minutes), day: formatCalendarDay(week), count: materialsCount })
  }
  return (
    <BarChart
      bars={weeks.map(({ week, minutes }) => ({ key: week, value: minutes / 60 }))}
      top={hoursTop((most?.minutes ?? 0) / 60)}
      title={words.hoursPerWeek}
      description={
        most
          ? words.hoursInWordsWithMost({ ...total, day: formatCalendarDay(most.week), most: timeInWords(most.minutes) })
          : words.hoursInWords(total)
      }
      formatValue={(hours) => words.hoursInShort({ hours })}
      keyName={(week) => mark().format(new Date(week))}
      readout={readout}
    >
      <FiguresTable
        label={words.hoursByWeek}
        heads={[words.weekOf, words.learned, words.materials]}
        rows={weeks
          .filter(({ materialsCount }) => materialsCount > 0)
          .reverse()
          .map(({ week, minutes, materialsCount }) => ({
            key: week,
            cells: [formatCalendarDay(week), timeInWords(minutes), formatNumber(materialsCount)],
          }))}
        note={words.weeksHelp({ timeZone })}
      />
    </BarChart>
  )
}
