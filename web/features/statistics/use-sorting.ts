import { useSearchParams } from 'react-router'
import { readSorting, type Sorting, withSorting } from './sorting.ts'

/** The order of a table lives in the address, so that back, reload and sharing work. */
export function useSorting<Column extends string>(columns: readonly [Column, ...Column[]]) {
  const [params, setParams] = useSearchParams()
  const sort = (next: Sorting<Column>) => setParams((current) => withSorting(current, next), { preventScrollReset: true })
  return [readSorting(params, columns), sort] as const
}
