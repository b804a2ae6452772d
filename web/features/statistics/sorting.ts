import { useSearchParams } from 'react-router'

/** The column and the direction. */
export interface Sorting<Column extends string> {
  orderBy: Column
  isAscending: boolean
}

/** The default is the first column, ascending. */
export function readSorting<Column extends string>(
  params: URLSearchParams,
  columns: readonly [Column, ...Column[]],
): Sorting<Column> {
  const orderBy = columns.find((column) => column === params.get('order')) ?? columns[0]
  return { orderBy, isAscending: params.get('direction') !== 'descending' }
}

/** A new order starts at the first page. */
export function withSorting<Column extends string>(params: URLSearchParams, { orderBy, isAscending }: Sorting<Column>) {
  const next = new URLSearchParams(params)
  next.set('order', orderBy)
  next.set('direction', isAscending ? 'ascending' : 'descending')
  next.delete('page')
  return next
}

/** Choosing the same column again reverses the order. A new column starts with A to Z, or with the largest number. */
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
