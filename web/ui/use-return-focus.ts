import { useEffect } from 'react'

/**
 * For what is laid over the page and unmounted to close it: the focus returns to where it was, unless somebody has moved it by then.
 * If that element is gone, as a line of a list that was reloaded, the focus goes to the nearest element around it that can take it.
 */
export function useReturnFocus() {
  useEffect(() => {
    const places = withAncestors(document.activeElement as HTMLElement | null)
    const returnFocus = () => {
      if (document.activeElement !== document.body) return
      places.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true })
    }
    return () => {
      if (places[0]?.isConnected) returnFocus()
      // After the effects of what is shown in its place: they may know a better place for the focus.
      else queueMicrotask(returnFocus)
    }
  }, [])
}

function withAncestors(element: HTMLElement | null | undefined): HTMLElement[] {
  return element ? [element, ...withAncestors(element.parentElement?.closest<HTMLElement>('[tabindex="-1"]'))] : []
}
