import { CloseButton, NativeSelect } from '@mantine/core'
import { useRef, useState } from 'react'
import type { Day } from '#web/core/days.ts'
import { Button } from '#web/ui/button.tsx'
import { common } from '#web/ui/words.ts'
import { sundaysToChoose } from './route-draft.ts'
import classes from './route-form.module.css'
import { weekName } from './route-words.ts'
import { words } from './words.ts'

interface WeeksOffProps {
  today: Day
  weeksOff: Day[]
  onChange: (weeksOff: Day[]) => void
}

/** Weeks without learning, chosen from the coming ones. */
export function WeeksOff({ today, weeksOff, onChange }: WeeksOffProps) {
  const sundays = sundaysToChoose(today, weeksOff)
  const [chosen, setChosen] = useState<Day>()
  const select = useRef<HTMLSelectElement>(null)
  const week = chosen && sundays.includes(chosen) ? chosen : sundays[0]
  const weekOffName = (sunday: Day) => {
    const [week, year] = [weekName(sunday), sunday.slice(0, 4)]
    return year === today.slice(0, 4) ? week : words.weekOfYear({ week, year })
  }
  return (
    <div className={classes.weeks}>
      <div className={classes.row}>
        <NativeSelect
          ref={select}
          className={classes.short}
          label={words.weeksOff}
          size="md"
          data={sundays.map((sunday) => ({ value: sunday, label: weekOffName(sunday) }))}
          value={week ?? ''}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <Button variant="default" disabled={week === undefined} onClick={() => week && onChange([...weeksOff, week].sort())}>
          {words.addWeek}
        </Button>
      </div>
      {weeksOff.length > 0 && (
        <ul className={classes.chips} aria-label={words.weeksOff}>
          {weeksOff.map((sunday) => (
            <li key={sunday}>
              {weekOffName(sunday)}
              <CloseButton
                size="sm"
                aria-label={words.learnInWeek({ week: weekOffName(sunday) })}
                title={common.remove}
                onClick={() => {
                  onChange(weeksOff.filter((other) => other !== sunday))
                  select.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
