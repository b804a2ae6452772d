import type { UseQueryResult } from '@tanstack/react-query'
import type { Page } from '#web/core/call.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ShelfDrawing } from '#web/ui/first-drawings.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { Pages } from '#web/ui/pages.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './data-table.module.css'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { words } from './words.ts'

interface TablePageProps<Row, Name extends string> extends Omit<DataTableProps<Row, Name>, 'rows' | 'isBusy'> {
  query: UseQueryResult<Page<Row>>
  /** Shown when there are no rows. */
  empty: string
  onPage: (pageNumber: number) => void
}

/** One page of a table: loading, its rows, no rows, or an error. */
export function TablePage<Row, Name extends string>({ query, empty, onPage, ...table }: TablePageProps<Row, Name>) {
  return (
    <Loaded query={query} skeleton={<LoadingRows rows={10} height={28} />}>
      {({ items, info }) => (
        <div className={classes.page}>
          {items.length > 0 ? (
            <>
              <VisuallyHidden role="status">{words.page({ page: info.PageNumber, pages: info.TotalPages })}</VisuallyHidden>
              <DataTable {...table} rows={items} isBusy={query.isPlaceholderData} />
              <Pages info={info} onChange={onPage} of={table.label} />
            </>
          ) : info.TotalCount > 0 ? (
            <EmptyState drawing={<ShelfDrawing />} action={<Button onClick={() => onPage(1)}>{words.firstPage}</Button>}>
              {words.lastPage({ pages: info.TotalPages })}
            </EmptyState>
          ) : (
            <EmptyState drawing={<ShelfDrawing />}>{empty}</EmptyState>
          )}
        </div>
      )}
    </Loaded>
  )
}
