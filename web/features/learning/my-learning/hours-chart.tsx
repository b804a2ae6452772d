import type { LearnedWeek } from '#contract/learning/learning-insight.ts'
import { timeZone } from '#web/core/days.ts'
import { BarChart } from '#web/ui/bar-chart.tsx'
import { FiguresTable } from '#web/ui/figures-table.tsx'
import { counted, formatCalendarDay, formatNumber, lazily, locale } from '#web/ui/format.ts'
import { timeInWords } from '#web/ui/time-words.ts'
import { hoursTop } from './weeks.ts'

const mark = lazily(() => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }))
const sum = (weeks: LearnedWeek[]) => weeks.reduce((total, { minutes }) => total + minutes, 0)

/** A bar for each week, the present one last. */
export function HoursChart({ weeks }: { weeks: LearnedWeek[] }) {
  const most = weeks.reduce<LearnedWeek | undefined>((most, one) => (one.minutes > (most?.minutes ?? 0) ? one : most), undefined)
  const total = `${timeInWords(sum(weeks))} in the last ${weeks.length} weeks`
  const readout = (pointedAt: number | undefined) => {
    const pointed = pointedAt === undefined ? undefined : weeks[pointedAt]
    return pointed ? (
      <>
        <strong>{timeInWords(pointed.minutes)}</strong> in the week of {formatCalendarDay(pointed.week)},{' '}
        {counted(pointed.materialsCount, 'material')}
      </>
    ) : (
      <>
        <strong>{timeInWords(sum(weeks))}</strong> in the last {weeks.length} weeks
      </>
    )
  }
  return (
    <BarChart
      bars={weeks.map(({ week, minutes }) => ({ key: week, value: minutes / 60 }))}
      top={hoursTop((most?.minutes ?? 0) / 60)}
      title="Hours learned per week"
      description={`${total}${most ? `, most in the week of ${formatCalendarDay(most.week)} with ${timeInWords(most.minutes)}` : ''}. The table below has each week.`}
      formatValue={(hours) => `${hours} h`}
      keyName={(week) => mark().format(new Date(week))}
      readout={readout}
    >
      <FiguresTable
        label="Hours by week"
        heads={['Week of', 'Learned', 'Materials']}
        rows={weeks
          .filter(({ materialsCount }) => materialsCount > 0)
          .reverse()
          .map(({ week, minutes, materialsCount }) => ({
            key: week,
            cells: [formatCalendarDay(week), timeInWords(minutes), formatNumber(materialsCount)],
          }))}
        note={`Weeks begin on Sunday, in the time zone of this device (${timeZone}). A week’s hours are the learning time of the materials that you learned in it. Weeks with nothing learned are left out.`}
      />
    </BarChart>
  )
}
