import { useId } from 'react'
import { type CourseInsight, hourBounds, smallestGroup } from '#contract/insight/insight.ts'
import { paragraph } from '#web/core/sentences.ts'
import { Card } from '#web/ui/card.tsx'
import { formatNumber, hours as hoursInWords } from '#web/ui/format.ts'
import { BarTable } from './bar-table.tsx'
import classes from './insight.module.css'
import { words } from './words.ts'

/** How long learners say that they needed, beside what the course states. */
export function HoursCard({ hours, statedMinutes }: { hours: CourseInsight['hours']; statedMinutes: number }) {
  const id = useId()
  const stated = words.stated({ hours: hoursInWords(statedMinutes) })
  if (!hours)
    return (
      <Card title={words.realHours}>
        <p className={classes.quiet}>{paragraph(stated, words.tooFewAnswers({ count: smallestGroup }))}</p>
      </Card>
    )
  const { answers, medianMinutes, groups } = hours
  return (
    <Card title={words.realHours}>
      <p id={id} className={classes.quiet}>
        {words.median({
          hours: hoursInWords(medianMinutes),
          count: answers,
          strong: (text) => <strong>{text}</strong>,
        })}{' '}
        {stated}
      </p>
      <BarTable
        labelledBy={id}
        heads={[words.hours, words.answers]}
        rows={groups.map(({ fromHours, answers: count }) => ({
          key: fromHours,
          label: groupInWords(fromHours),
          text: count === null ? words.fewerThan({ count: smallestGroup }) : formatNumber(count),
          share: (count ?? 0) / answers,
        }))}
      />
    </Card>
  )
}

function groupInWords(fromHours: number): string {
  const end = hourBounds.find((bound) => bound > fromHours)
  if (!end) return words.moreThan({ from: fromHours })
  return fromHours === 0 ? words.upTo({ to: end }) : words.between({ from: fromHours, to: end })
}
