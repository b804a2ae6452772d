import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** For screens that keep what is open in the query of their address: a change of it alone needs no new data. */
export const shouldLoadAgain = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)
