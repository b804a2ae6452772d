import { useLocation } from 'react-router'
import { safeReturnUrl } from '#contract/accounts/return-url.ts'
import { paths } from '#contract/core/paths.ts'

export const isEntry = (pathname: string) => pathname === paths.login() || pathname === paths.register()

/** Where login and register should lead: back to the current page or, from login and register themselves, to their return address. */
export function useReturnUrl() {
  const { pathname, search } = useLocation()
  return isEntry(pathname) ? safeReturnUrl(new URLSearchParams(search).get('returnUrl')) : pathname + search
}
