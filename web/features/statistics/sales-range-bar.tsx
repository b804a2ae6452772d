import { NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { type ChosenRange, type RangeName, rangeProblem } from './sales-range.ts'
import classes from './sales-screen.module.css'
import { rangeNames, words } from './words.ts'

interface SalesRangeBarProps {
  range: ChosenRange
  /** The days that are shown, with which a custom range starts. */
  shown: { from: string; to: string } | undefined
  onChoose: (range: ChosenRange) => void
}

const choices = (['7', '30', '90', 'year', 'all', 'custom'] as const).map((value) => ({ value, label: rangeNames[value] }))

export function SalesRangeBar({ range, shown, onChoose }: SalesRangeBarProps) {
  const choose = (name: RangeName) => onChoose({ name, from: shown?.from ?? '', to: shown?.to ?? '' })
  return (
    <div className={classes.range}>
      <NativeSelect
        label={words.range}
        size="sm"
        // Before the first figures have loaded there are no days to start with.
        data={shown ? choices : choices.filter(({ value }) => value !== 'custom' || range.name === 'custom')}
        value={range.name}
        onChange={(event) => choose(event.currentTarget.value as RangeName)}
      />
      {range.name === 'custom' && <Ends key={`${range.from} ${range.to}`} range={range} onChoose={onChoose} />}
    </div>
  )
}

/** An invalid range stays in the fields with an error; the figures stay the same. */
function Ends({ range, onChoose }: Pick<SalesRangeBarProps, 'range' | 'onChoose'>) {
  const [from, setFrom] = useState(range.from)
  const [to, setTo] = useState(range.to)
  const problem = rangeProblem(from, to)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!problem) onChoose({ name: 'custom', from, to })
  }
  return (
    <form className={classes.ends} noValidate onSubmit={submit}>
      <TextInput type="date" label={words.from} size="sm" value={from} onChange={(event) => setFrom(event.currentTarget.value)} />
      <TextInput
        type="date"
        label={words.to}
        size="sm"
        value={to}
        error={problem}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" size="sm" disabled={problem !== undefined}>
        {words.apply}
      </Button>
    </form>
  )
}
