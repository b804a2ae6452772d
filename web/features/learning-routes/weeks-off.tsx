import { CloseButton, NativeSelect } from '@mantine/core'
import { useRef, useState } from 'react'
import type { Day } from '#web/core/days.ts'
import { Button } from '#web/ui/button.tsx'
import { mondaysToChoose } from './route-draft.ts'
import classes from './route-form.module.css'
import { weekName } from './route-words.ts'

interface WeeksOffProps {
  today: Day
  weeksOff: Day[]
  onChange: (weeksOff: Day[]) => void
}

/** Weeks without learning, chosen from the coming ones. */
export function WeeksOff({ today, weeksOff, onChange }: WeeksOffProps) {
  const mondays = mondaysToChoose(today, weeksOff)
  const [chosen, setChosen] = useState<Day>()
  const select = useRef<HTMLSelectElement>(null)
  const week = chosen && mondays.includes(chosen) ? chosen : mondays[0]
  const nameOf = (monday: Day) =>
    `${weekName(monday)}${monday.slice(0, 4) === today.slice(0, 4) ? '' : `, ${monday.slice(0, 4)}`}`
  return (
    <div className={classes.weeks}>
      <div className={classes.row}>
        <NativeSelect
          ref={select}
          className={classes.short}
          label="Weeks off"
          size="md"
          data={mondays.map((monday) => ({ value: monday, label: nameOf(monday) }))}
          value={week ?? ''}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <Button variant="default" disabled={week === undefined} onClick={() => week && onChange([...weeksOff, week].sort())}>
          Add
        </Button>
      </div>
      {weeksOff.length > 0 && (
        <ul className={classes.chips} aria-label="Weeks off">
          {weeksOff.map((monday) => (
            <li key={monday}>
              {nameOf(monday)}
              <CloseButton
                size="sm"
                aria-label={`Learn in the week of ${nameOf(monday)}`}
                title="Remove"
                onClick={() => {
                  onChange(weeksOff.filter((other) => other !== monday))
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
