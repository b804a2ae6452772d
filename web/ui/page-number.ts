import { type NavigateOptions, useSearchParams } from 'react-router'
import { pageNumberIn } from '#contract/core/addresses.ts'

/** Keeps the page of a list in the address, so that back, reload and sharing work. */
export function usePageNumber() {
  const [params, setParams] = useSearchParams()
  const setPageNumber = (pageNumber: number, options?: NavigateOptions) =>
    setParams((current) => withPageNumber(current, pageNumber), options)
  return [pageNumberIn(params), setPageNumber] as const
}

export function withPageNumber(params: URLSearchParams, pageNumber: number) {
  const next = new URLSearchParams(params)
  if (pageNumber === 1) next.delete('page')
  else next.set('page', String(pageNumber))
  return next
}
