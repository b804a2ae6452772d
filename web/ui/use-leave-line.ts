import { useRef } from 'react'

/** For a list from which the line with the focus goes away: a ref for what is around the list, and what gives it the focus. */
export function useLeaveLine() {
  const content = useRef<HTMLDivElement>(null)
  return { content, leaveLine: () => requestAnimationFrame(() => content.current?.focus({ preventScroll: true })) }
}
