import { NativeSelect, TextInput } from '@mantine/core'
import type { RouteCalendarForm } from '#contract/learning-routes/route-calendar.ts'
import { timeZone } from '#web/core/days.ts'
import classes from './route-calendar.module.css'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

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
          label="Learning day"
          size="md"
          data={weekdays.map((label, place) => ({ label, value: String(place || 7) }))}
          value={String(block.weekday)}
          onChange={({ currentTarget }) => onChange({ ...block, weekday: Number(currentTarget.value) })}
        />
        <TextInput
          type="time"
          label="Begins at"
          size="md"
          required
          withAsterisk={false}
          value={block.time}
          onChange={({ currentTarget }) => onChange({ ...block, time: currentTarget.value })}
        />
      </div>
      <p className={classes.note}>{`Each week’s learning is one block. Time zone: ${block.timeZone.replaceAll('_', ' ')}.`}</p>
    </div>
  )
}
