import { useEffect, useRef, useState } from 'react'
import type { OpenAttempt } from './checks.api.ts'

/** The seconds that are left by the server's clock; undefined without a time limit. `onEnd` is called once. */
export function useTimeLeft({ deadlineUTC, clockAhead }: OpenAttempt, onEnd: () => void): number | undefined {
  const read = () =>
    deadlineUTC === null ? undefined : Math.max(0, Math.ceil((Date.parse(deadlineUTC) - Date.now() - clockAhead) / 1000))
  const [left, setLeft] = useState(read)
  const latest = useRef({ read, onEnd })
  useEffect(() => {
    latest.current = { read, onEnd }
  })
  const isOver = left === 0
  useEffect(() => {
    if (isOver) latest.current.onEnd()
  }, [isOver])
  useEffect(() => {
    if (deadlineUTC === null || isOver) return
    const timer = setInterval(() => setLeft(latest.current.read()), 500)
    return () => clearInterval(timer)
  }, [deadlineUTC, isOver])
  return left
}
