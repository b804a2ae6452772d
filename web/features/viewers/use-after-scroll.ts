import { useEffect, useRef } from 'react'

const pause = 400

/** Calls back when the page has been scrolled and stands still. What is shown decides whether a scroll still counts. */
export function useAfterScroll(shown: unknown, callback: () => void) {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a scroll in what was shown before is over
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const scrolled = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(), pause)
    }
    addEventListener('scroll', scrolled, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', scrolled)
    }
  }, [shown])
}
