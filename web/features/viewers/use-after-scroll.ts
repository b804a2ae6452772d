import { useEffect, useRef } from 'react'

const pause = 400

/** Calls back when scrolling has ended. A scroll that began before `shown` changed does not count. */
export function useAfterScroll(shown: unknown, callback: () => void) {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a scroll in the previous content does not count
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
