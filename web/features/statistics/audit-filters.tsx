import { NativeSelect, TextInput } from '@mantine/core'
import { auditActs } from '#contract/statistics/statistics.ts'
import { Button } from '#web/ui/button.tsx'
import { FilterBox } from '#web/ui/filter-box.tsx'
import classes from './audit-filters.module.css'
import type { AuditFilter } from './statistics.api.ts'
import { acts, words } from './words.ts'

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
    <search className={classes.filters} aria-label={words.filterEntries}>
      <FilterBox
        label={words.text}
        placeholder={words.userOrDetails}
        filter={wanted.filter ?? ''}
        onFilter={(filter) => choose({ filter })}
      />
      <NativeSelect
        label={words.act}
        size="sm"
        data={[{ value: '', label: words.everyAct }, ...auditActs.map((act) => ({ value: act, label: acts[act] }))]}
        value={wanted.act ?? ''}
        onChange={(event) => choose({ act: event.currentTarget.value })}
      />
      <FilterBox
        label={words.admin}
        placeholder={words.email}
        filter={wanted.admin ?? ''}
        onFilter={(admin) => choose({ admin })}
      />
      <TextInput
        type="date"
        size="sm"
        label={words.from}
        value={wanted.from ?? ''}
        max={wanted.to}
        onChange={(event) => choose({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        size="sm"
        label={words.to}
        value={wanted.to ?? ''}
        min={wanted.from}
        onChange={(event) => choose({ to: event.currentTarget.value })}
      />
      {Object.keys(wanted).length > 0 && (
        <Button variant="quiet" size="sm" onClick={() => onFilter(new URLSearchParams())}>
          {words.showAll}
        </Button>
      )}
    </search>
  )
}
