import { ArrowDownIcon, ArrowUpIcon } from '#web/ui/icons.tsx'
import classes from './data-table.module.css'
import type { Column } from './data-table.tsx'
import { type Sorting, sortedBy } from './sorting.ts'

interface ColumnHeadProps<Row, Name extends string> {
  column: Column<Row, Name>
  sorting?: Sorting<Name> | undefined
  onSort?: ((sorting: Sorting<Name>) => void) | undefined
}

export function ColumnHead<Row, Name extends string>({ column, sorting, onSort }: ColumnHeadProps<Row, Name>) {
  const { name, label, isNumber = false } = column
  if (!sorting || !onSort)
    return (
      <th scope="col" data-number={isNumber || undefined}>
        {label}
      </th>
    )
  const isSorted = sorting.orderBy === name
  const direction = sorting.isAscending ? 'ascending' : 'descending'
  return (
    <th scope="col" data-number={isNumber || undefined} aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        className={classes.sort}
        data-sorted={isSorted || undefined}
        onClick={() => onSort(sortedBy(sorting, name, isNumber))}
      >
        {label}
        {isSorted && !sorting.isAscending ? <ArrowDownIcon /> : <ArrowUpIcon />}
      </button>
    </th>
  )
}
