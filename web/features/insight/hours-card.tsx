import { useId } from 'react'
import { type CourseInsight, hourBounds, smallestGroup } from '#contract/insight/insight.ts'
import { Card } from '#web/ui/card.tsx'
import { formatNumber, hours as hoursInWords } from '#web/ui/format.ts'
import { BarTable } from './bar-table.tsx'
import classes from './insight.module.css'

/** How long learners say that they needed, beside what the course states. */
export function HoursCard({ hours, statedMinutes }: { hours: CourseInsight['hours']; statedMinutes: number }) {
  const id = useId()
  const stated = `The course states ${hoursInWords(statedMinutes)}.`
  if (!hours)
    return (
      <Card title="Real hours">
        <p className={classes.quiet}>
          {`${stated} With ${smallestGroup} answers or more, this shows how long learners needed. They are asked when they rate the course.`}
        </p>
      </Card>
    )
  const { answers, medianMinutes, groups } = hours
  return (
    <Card title="Real hours">
      <p id={id} className={classes.quiet}>
        Half of the learners needed at most <strong>{hoursInWords(medianMinutes)}</strong>
        {` (median of at least ${answers} answers). ${stated}`}
      </p>
      <BarTable
        labelledBy={id}
        heads={['Hours', 'Answers']}
        rows={groups.map(({ fromHours, answers: count }) => ({
          key: fromHours,
          label: groupInWords(fromHours),
          text: count === null ? `Fewer than ${smallestGroup}` : formatNumber(count),
          share: (count ?? 0) / answers,
        }))}
      />
    </Card>
  )
}

function groupInWords(fromHours: number): string {
  const end = hourBounds.find((bound) => bound > fromHours)
  if (!end) return `More than ${fromHours}`
  return fromHours === 0 ? `Up to ${end}` : `More than ${fromHours}, up to ${end}`
}
