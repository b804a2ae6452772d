import { type NavigateOptions, useSearchParams } from 'react-router'

/** The page of a list lives in the address, so that back, reload and sharing work. */
export function usePageNumber() {
  const [params, setParams] = useSearchParams()
  const setPageNumber = (pageNumber: number, options?: NavigateOptions) =>
    setParams((current) => withPageNumber(current, pageNumber), options)
  return [pageNumberIn(params), setPageNumber] as const
}

/** Whatever is no page counts as the first one. */
export function pageNumberIn(params: URLSearchParams): number {
  const text = params.get('page') ?? ''
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
}

function withPageNumber(params: URLSearchParams, pageNumber: number) {
  const next = new URLSearchParams(params)
  if (pageNumber === 1) next.delete('page')
  else next.set('page', String(pageNumber))
  return next
}
