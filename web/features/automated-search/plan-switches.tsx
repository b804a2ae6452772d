import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { useSession } from '#web/core/session.ts'
import type { PlanSearch } from './wish-address.ts'
import { words } from './words.ts'

interface PlanSwitchesProps {
  planSearch: PlanSearch
  onChange: (planSearch: PlanSearch) => void
}

/** What counts in a plan, beside the skills. A guest has nothing that could be counted. */
export function PlanSwitches({ planSearch, onChange }: PlanSwitchesProps) {
  const { byTime, realTime, shownOnly, countOwn } = planSearch
  const isUser = useSession().claims !== null
  return (
    <>
      <Checkbox
        size="sm"
        label={words.leastTime}
        checked={byTime}
        onChange={(event) => onChange({ ...planSearch, byTime: event.currentTarget.checked })}
      />
      <Checkbox
        size="sm"
        label={words.realTime}
        checked={realTime}
        onChange={(event) => onChange({ ...planSearch, realTime: event.currentTarget.checked })}
      />
      <Checkbox
        size="sm"
        label={words.shownOnly}
        checked={shownOnly}
        onChange={(event) => onChange({ ...planSearch, shownOnly: event.currentTarget.checked })}
      />
      {isUser && (
        <Checkbox
          size="sm"
          label={words.countOwn}
          checked={countOwn}
          onChange={(event) => onChange({ ...planSearch, countOwn: event.currentTarget.checked })}
        />
      )}
    </>
  )
}
