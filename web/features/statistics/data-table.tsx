import { NativeSelect } from '@mantine/core'
import type { Key, ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './data-table.module.css'
import { type Sorting, sortedBy } from './sorting.ts'
import { words } from './words.ts'

export interface Column<Row, Name extends string = string> {
  name: Name
  label: string
  /** Numbers are aligned right, and sorted with the largest first. */
  isNumber?: boolean
  cell: (row: Row) => ReactNode
}

export interface DataTableProps<Row, Name extends string> {
  /** The name of the table, for screen readers. */
  label: string
  columns: readonly Column<Row, Name>[]
  rows: readonly Row[]
  rowKey: (row: Row, place: number) => Key
  /** Left out if the order is fixed. */
  sorting?: Sorting<Name> | undefined
  onSort?: ((sorting: Sorting<Name>) => void) | undefined
  /** The actions for a row. */
  actions?: ((row: Row) => ReactNode) | undefined
  isBusy?: boolean
}

/** On narrow screens each row becomes a small card with the names of its columns. */
export function DataTable<Row, Name extends string>(props: DataTableProps<Row, Name>) {
  const { label, columns, rows, rowKey, sorting, onSort, actions, isBusy } = props
  return (
    <div className={classes.frame} aria-busy={isBusy}>
      {sorting && onSort && <OrderBar columns={columns} sorting={sorting} onSort={onSort} />}
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column.name} column={column} sorting={sorting} onSort={onSort} />
            ))}
            {actions && (
              <th scope="col" className={classes.actions}>
                <VisuallyHidden>{words.actions}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={rowKey(row, place)}>
              {columns.map(({ name, label, isNumber, cell }, at) =>
                at === 0 ? (
                  <th key={name} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name} data-label={label} data-number={isNumber || undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
              {actions && <td className={classes.actions}>{actions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ColumnHeadProps<Row, Name extends string> {
  column: Column<Row, Name>
  sorting?: Sorting<Name> | undefined
  onSort?: ((sorting: Sorting<Name>) => void) | undefined
}

function ColumnHead<Row, Name extends string>({ column, sorting, onSort }: ColumnHeadProps<Row, Name>) {
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

interface OrderBarProps<Row, Name extends string> {
  columns: readonly Column<Row, Name>[]
  sorting: Sorting<Name>
  onSort: (sorting: Sorting<Name>) => void
}

/** For narrow screens, where rows are cards and there are no column headings to click. */
function OrderBar<Row, Name extends string>({ columns, sorting, onSort }: OrderBarProps<Row, Name>) {
  const choose = (name: string) => {
    const column = columns.find((column) => column.name === name)
    if (column) onSort(sortedBy(sorting, column.name, column.isNumber ?? false))
  }
  return (
    <div className={classes.order}>
      <NativeSelect
        className={classes.orderBy}
        label={words.orderBy}
        size="sm"
        data={columns.map(({ name, label }) => ({ value: name, label }))}
        value={sorting.orderBy}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <Button
        variant="default"
        size="sm"
        leftSection={sorting.isAscending ? <ArrowUpIcon /> : <ArrowDownIcon />}
        onClick={() => onSort({ ...sorting, isAscending: !sorting.isAscending })}
      >
        {sorting.isAscending ? words.ascending : words.descending}
      </Button>
    </div>
  )
}
