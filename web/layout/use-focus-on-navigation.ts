import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * After a navigation the focus goes to the page's heading, so that a keyboard and a screen reader start where the eyes do.
 * A change of the query alone (the next page of a list) leaves it where it is, and so does one that says it comes from typing.
 * Scrolling is the router's business.
 */
export function useFocusOnNavigation() {
  const { pathname, state } = useLocation()
  const isTyping = useNavigationType() !== 'POP' && state?.keepsFocus === true
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (isTyping) return
    const main = document.querySelector<HTMLElement>('main')
    const target = main?.querySelector<HTMLElement>('h1') ?? main
    target?.focus({ preventScroll: true })
  }, [pathname, isTyping])
}
