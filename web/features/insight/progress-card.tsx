import { useId } from 'react'
import { type CourseInsight, fewestLearners, smallestGroup } from '#contract/insight/insight.ts'
import { Card } from '#web/ui/card.tsx'
import { CsvButton } from '#web/ui/csv-button.tsx'
import { formatCalendarDay, formatNumber } from '#web/ui/format.ts'
import { BarTable } from './bar-table.tsx'
import { loadCsv } from './insight.api.ts'
import classes from './insight.module.css'

const places: Record<number, string> = { 25: 'A quarter', 50: 'Half', 75: 'Three quarters', 100: 'All: finished' }

/** How far learners had got at the last midnight. */
export function ProgressCard({ courseId, insight: { day, learners, progress } }: { courseId: number; insight: CourseInsight }) {
  const id = useId()
  const csv = progress && (
    <CsvButton
      name={`progress-${courseId}.csv`}
      what="progress"
      load={(onProgress) => loadCsv(courseId, 'progress', {}, onProgress)}
    />
  )
  return (
    <Card title="Progress" aside={csv}>
      {day && learners && (
        <p id={id} className={classes.quiet}>
          <strong>{`At least ${formatNumber(learners)} learners`}</strong>
          {` on ${formatCalendarDay(day)}, 0:00 UTC.`}
        </p>
      )}
      {progress ? (
        <BarTable
          labelledBy={id}
          heads={['Materials learned', 'Learners']}
          rows={progress.map(({ percent, learners: count }) => ({
            key: percent,
            label: places[percent] ?? `${percent}%`,
            text: count === null ? `Fewer than ${smallestGroup}` : formatNumber(count),
            share: (count ?? 0) / (learners ?? 1),
          }))}
        />
      ) : (
        <p className={classes.quiet}>
          {`With ${fewestLearners} learners or more, this shows how far they got. With fewer, it could reveal who they are.`}
        </p>
      )}
    </Card>
  )
}
