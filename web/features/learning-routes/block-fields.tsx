import { NativeSelect, TextInput } from '@mantine/core'
import type { RouteCalendarForm } from '#contract/learning-routes/route-calendar.ts'
import { timeZone } from '#web/core/days.ts'
import classes from './route-calendar.module.css'
import { weekdayNames } from './route-words.ts'
import { words } from './words.ts'

export const defaultBlock: RouteCalendarForm = { weekday: 6, time: '10:00', timeZone }

export const isSameBlock = (one: RouteCalendarForm, other: RouteCalendarForm) =>
  one.weekday === other.weekday && one.time === other.time && one.timeZone === other.timeZone

interface BlockFieldsProps {
  block: RouteCalendarForm
  onChange: (block: RouteCalendarForm) => void
}

/** When the block of each week begins. */
export function BlockFields({ block, onChange }: BlockFieldsProps) {
  return (
    <div>
      <div className={classes.fields}>
        <NativeSelect
          label={words.learningDay}
          size="md"
          data={weekdayNames().map((label, place) => ({ label, value: String(place || 7) }))}
          value={String(block.weekday)}
          onChange={({ currentTarget }) => onChange({ ...block, weekday: Number(currentTarget.value) })}
        />
        <TextInput
          type="time"
          label={words.beginsAt}
          size="md"
          required
          withAsterisk={false}
          value={block.time}
          onChange={({ currentTarget }) => onChange({ ...block, time: currentTarget.value })}
        />
      </div>
      <p className={classes.note}>{words.oneBlock({ timeZone: block.timeZone.replaceAll('_', ' ') })}</p>
    </div>
  )
}
