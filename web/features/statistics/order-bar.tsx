import { Button, NativeSelect } from '@mantine/core'
import { ArrowDownIcon, ArrowUpIcon } from '#web/ui/icons.tsx'
import classes from './data-table.module.css'
import type { Column } from './data-table.tsx'
import { type Sorting, sortedBy } from './sorting.ts'

interface OrderBarProps<Row, Name extends string> {
  columns: readonly Column<Row, Name>[]
  sorting: Sorting<Name>
  onSort: (sorting: Sorting<Name>) => void
}

/** Cards have no column heads to press. */
export function OrderBar<Row, Name extends string>({ columns, sorting, onSort }: OrderBarProps<Row, Name>) {
  const choose = (name: string) => {
    const column = columns.find((column) => column.name === name)
    if (column) onSort(sortedBy(sorting, column.name, column.isNumber ?? false))
  }
  return (
    <div className={classes.order}>
      <NativeSelect
        className={classes.orderBy}
        label="Order by"
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
        {sorting.isAscending ? 'Ascending' : 'Descending'}
      </Button>
    </div>
  )
}
