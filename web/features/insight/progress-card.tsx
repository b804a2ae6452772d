import { useId } from 'react'
import { type CourseInsight, fewestLearners, smallestGroup } from '#contract/insight/insight.ts'
import { Card } from '#web/ui/card.tsx'
import { CsvButton } from '#web/ui/csv-button.tsx'
import { formatCalendarDay, formatNumber } from '#web/ui/format.ts'
import { BarTable } from './bar-table.tsx'
import { loadCsv } from './insight.api.ts'
import classes from './insight.module.css'
import { places, words } from './words.ts'

/** How far learners had got at the last midnight. */
export function ProgressCard({ courseId, insight: { day, learners, progress } }: { courseId: number; insight: CourseInsight }) {
  const id = useId()
  const csv = progress && (
    <CsvButton
      name={`progress-${courseId}.csv`}
      what={words.progressFile}
      load={(onProgress) => loadCsv(courseId, 'progress', {}, onProgress)}
    />
  )
  return (
    <Card title={words.progress} aside={csv}>
      {day && learners && (
        <p id={id} className={classes.quiet}>
          {words.learnersOn({ count: learners, day: formatCalendarDay(day), strong: (text) => <strong>{text}</strong> })}
        </p>
      )}
      {progress ? (
        <BarTable
          labelledBy={id}
          heads={[words.materialsLearned, words.learners]}
          rows={progress.map(({ percent, learners: count }) => ({
            key: percent,
            label: (places as Record<number, string>)[percent] ?? `${percent}%`,
            text: count === null ? words.fewerThan({ count: smallestGroup }) : formatNumber(count),
            share: (count ?? 0) / (learners ?? 1),
          }))}
        />
      ) : (
        <p className={classes.quiet}>{words.tooFewLearners({ count: fewestLearners })}</p>
      )}
    </Card>
  )
}
