import { NativeSelect, TextInput } from '@mantine/core'
import { auditActs } from '#contract/statistics/statistics.ts'
import { Button } from '#web/ui/button.tsx'
import { FilterBox } from '#web/ui/filter-box.tsx'
import classes from './audit-filters.module.css'
import { acts } from './audit-words.ts'
import type { AuditFilter } from './statistics.api.ts'

const day = /^\d{4}-\d{2}-\d{2}$/

/** What the address asks for; anything else in it is left out. */
export function filterIn(params: URLSearchParams): AuditFilter {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, 200)
  const act = auditActs.find((act) => act === params.get('act'))
  const days = Object.fromEntries(['from', 'to'].flatMap((name) => (day.test(text(name)) ? [[name, text(name)]] : [])))
  return {
    ...(text('filter') && { filter: text('filter') }),
    ...(text('admin') && { admin: text('admin') }),
    ...(act && { act }),
    ...days,
  }
}

interface AuditFiltersProps {
  wanted: AuditFilter
  onFilter: (params: URLSearchParams) => void
}

/** Each choice is in the address, so that it can be shared, and begins at the first page. */
export function AuditFilters({ wanted, onFilter }: AuditFiltersProps) {
  const choose = (change: Partial<Record<keyof AuditFilter, string>>) => {
    const next = Object.entries({ ...wanted, ...change }).filter(([, value]) => value)
    onFilter(new URLSearchParams(next))
  }
  return (
    <search className={classes.filters} aria-label="Filter entries">
      <FilterBox
        label="Text"
        placeholder="User or details"
        filter={wanted.filter ?? ''}
        onFilter={(filter) => choose({ filter })}
      />
      <NativeSelect
        label="Act"
        size="sm"
        data={[{ value: '', label: 'Every act' }, ...auditActs.map((act) => ({ value: act, label: acts[act] }))]}
        value={wanted.act ?? ''}
        onChange={(event) => choose({ act: event.currentTarget.value })}
      />
      <FilterBox label="Admin" placeholder="Email" filter={wanted.admin ?? ''} onFilter={(admin) => choose({ admin })} />
      <TextInput
        type="date"
        size="sm"
        label="From"
        value={wanted.from ?? ''}
        max={wanted.to}
        onChange={(event) => choose({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        size="sm"
        label="To"
        value={wanted.to ?? ''}
        min={wanted.from}
        onChange={(event) => choose({ to: event.currentTarget.value })}
      />
      {Object.keys(wanted).length > 0 && (
        <Button variant="quiet" size="sm" onClick={() => onFilter(new URLSearchParams())}>
          Show all
        </Button>
      )}
    </search>
  )
}
