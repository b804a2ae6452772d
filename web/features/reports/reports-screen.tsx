import { useSearchParams } from 'react-router'
import { StatisticsFrame } from '#web/features/statistics/index.ts'
import { ChoiceButtons } from '#web/ui/choice-buttons.tsx'
import { DecidedList } from './decided-list.tsx'
import classes from './reports.module.css'
import { WaitingList } from './waiting-list.tsx'
import { words } from './words.ts'

const lists = [
  { value: 'waiting', label: words.waiting },
  { value: 'decided', label: words.decided },
] as const

function ReportsScreen() {
  const [params, setParams] = useSearchParams()
  const list = params.get('list') === 'decided' ? 'decided' : 'waiting'
  return (
    <StatisticsFrame title={words.title} lead={words.lead}>
      <div className={classes.choice}>
        <ChoiceButtons
          label={words.whichReports}
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
