import { useEffect, useState } from 'react'

const pause = 150

/** The text, once nobody has typed for a moment. An empty one at once. */
export function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text ? pause : 0)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
