import { useSearchParams } from 'react-router'
import { StatisticsFrame } from '#web/features/statistics/index.ts'
import { ChoiceButtons } from '#web/ui/choice-buttons.tsx'
import { DecidedList } from './decided-list.tsx'
import classes from './reports.module.css'
import { WaitingList } from './waiting-list.tsx'

const lists = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'decided', label: 'Decided' },
] as const

function ReportsScreen() {
  const [params, setParams] = useSearchParams()
  const list = params.get('list') === 'decided' ? 'decided' : 'waiting'
  return (
    <StatisticsFrame
      title="Reports"
      lead="Courses, ratings and replies that users have reported. You decide whether they stay. Each decision is recorded in the audit log."
    >
      <div className={classes.choice}>
        <ChoiceButtons
          label="Which reports"
          choices={lists}
          chosen={list}
          onChoose={(value) => setParams(value === 'decided' ? { list: value } : {})}
          isRow
        />
      </div>
      {list === 'waiting' ? <WaitingList /> : <DecidedList />}
    </StatisticsFrame>
  )
}

export { ReportsScreen as Component }
