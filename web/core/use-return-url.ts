import { useLocation } from 'react-router'
import { paths } from './paths.ts'
import { safeReturnUrl } from './return-url.ts'

export const isEntry = (pathname: string) => pathname === paths.login() || pathname === paths.register()

/** Where login and register should lead: back to the page that is open, or on to where they themselves were told to lead. */
export function useReturnUrl() {
  const { pathname, search } = useLocation()
  return isEntry(pathname) ? safeReturnUrl(new URLSearchParams(search).get('returnUrl')) : pathname + search
}
