import { VisuallyHidden } from '@mantine/core'
import type { Key, ReactNode } from 'react'
import { ColumnHead } from './column-head.tsx'
import classes from './data-table.module.css'
import { OrderBar } from './order-bar.tsx'
import type { Sorting } from './sorting.ts'

export interface Column<Row, Name extends string = string> {
  name: Name
  label: string
  /** Figures stand right, one under the other, and begin with the largest when they are sorted. */
  isNumber?: boolean
  cell: (row: Row) => ReactNode
}

export interface DataTableProps<Row, Name extends string> {
  /** What the table holds, for those who hear it. */
  label: string
  columns: readonly Column<Row, Name>[]
  rows: readonly Row[]
  keyOf: (row: Row, place: number) => Key
  /** Left out where the order is fixed. */
  sorting?: Sorting<Name> | undefined
  onSort?: ((sorting: Sorting<Name>) => void) | undefined
  /** What can be done with a row. */
  actions?: ((row: Row) => ReactNode) | undefined
  isBusy?: boolean
}

/** A plain table; where it is narrow each row becomes a small card with the names of the columns in it. */
export function DataTable<Row, Name extends string>(props: DataTableProps<Row, Name>) {
  const { label, columns, rows, keyOf, sorting, onSort, actions, isBusy } = props
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
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={keyOf(row, place)}>
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
