import { useId } from 'react'
import { type CourseInsight, smallestGroup } from '#contract/insight.ts'
import { Card } from '#web/ui/card.tsx'
import { counted, formatNumber, hours as hoursOf, inHours } from '#web/ui/format.ts'
import { BarTable } from './bar-table.tsx'
import classes from './insight.module.css'

/** How long learners say that they needed, beside what the course states. */
export function HoursCard({ hours, statedMinutes }: { hours: CourseInsight['hours']; statedMinutes: number }) {
  const id = useId()
  const stated = `The course states ${hoursOf(statedMinutes)}.`
  if (!hours)
    return (
      <Card title="Real hours">
        <p className={classes.quiet}>
          {`${stated} From ${smallestGroup} answers on, this shows how long learners needed: they say it when they rate the course.`}
        </p>
      </Card>
    )
  const { answers, medianMinutes, groups } = hours
  return (
    <Card title="Real hours">
      <p id={id} className={classes.quiet}>
        Half of the learners needed at most <strong>{hoursOf(medianMinutes)}</strong>
        {` (median of ${counted(answers, 'answer')}). ${stated}`}
      </p>
      <BarTable
        labelledBy={id}
        heads={['Hours', 'Answers']}
        rows={groups.map(({ fromMinutes, toMinutes, answers: count }) => ({
          key: fromMinutes,
          label: fromMinutes === toMinutes ? inHours(fromMinutes) : `${inHours(fromMinutes)} to ${inHours(toMinutes)}`,
          text: formatNumber(count),
          share: count / answers,
        }))}
      />
    </Card>
  )
}
