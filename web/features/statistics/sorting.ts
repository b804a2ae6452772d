import { useSearchParams } from 'react-router'

/** By which column, and which way. */
export interface Sorting<Column extends string> {
  orderBy: Column
  isAscending: boolean
}

/** Whatever is no column counts as the first one, and whatever is no direction as ascending: so every table begins. */
export function readSorting<Column extends string>(
  params: URLSearchParams,
  columns: readonly [Column, ...Column[]],
): Sorting<Column> {
  const orderBy = columns.find((column) => column === params.get('order')) ?? columns[0]
  return { orderBy, isAscending: params.get('direction') !== 'descending' }
}

/** Another order begins at the first page again. */
export function withSorting<Column extends string>(params: URLSearchParams, { orderBy, isAscending }: Sorting<Column>) {
  const next = new URLSearchParams(params)
  next.set('order', orderBy)
  next.set('direction', isAscending ? 'ascending' : 'descending')
  next.delete('page')
  return next
}

/** The column again turns the order round. A new one begins with what one looks for: A to Z, but the largest figure. */
export const sortedBy = <Column extends string>(
  before: Sorting<Column>,
  orderBy: Column,
  isNumber: boolean,
): Sorting<Column> => ({ orderBy, isAscending: before.orderBy === orderBy ? !before.isAscending : !isNumber })

/** Keeps the order of a table in the address, so that back, reload and sharing work. */
export function useSorting<Column extends string>(columns: readonly [Column, ...Column[]]) {
  const [params, setParams] = useSearchParams()
  const sort = (next: Sorting<Column>) => setParams((current) => withSorting(current, next), { preventScrollReset: true })
  return [readSorting(params, columns), sort] as const
}
