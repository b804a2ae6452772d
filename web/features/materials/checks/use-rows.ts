import { useEffect, useRef, useState } from 'react'
import { moved } from './moved.ts'

interface Row {
  key: number
}

/**
 * Rows that are added, removed and moved, with the focus where one goes on typing: in a new row, in the row that took the place of a
 * removed one, or still on the arrow that moved one.
 */
export function useRows<One extends Row>(rows: One[], set: (rows: One[]) => void, blank: (key: number) => One, most: number) {
  const fields = useRef(new Map<number, HTMLTextAreaElement | null>())
  const [focused, setFocused] = useState<number>()
  useEffect(() => {
    if (focused === undefined) return
    fields.current.get(focused)?.focus()
    setFocused(undefined)
  }, [focused])
  const isFull = rows.length >= most
  return {
    isFull,
    /** Below the row at this place; without a place, at the end. */
    add: (place = rows.length - 1) => {
      if (isFull) return
      const key = Math.max(0, ...rows.map((row) => row.key)) + 1
      set(rows.toSpliced(place + 1, 0, blank(key)))
      setFocused(key)
    },
    remove: (place: number) => {
      const left = rows.toSpliced(place, 1)
      set(left)
      setFocused(left[Math.min(place, left.length - 1)]?.key)
    },
    move: (place: number, steps: 1 | -1) => set(moved(rows, place, steps)),
    /** The first text field of a row. */
    field: (key: number) => (element: HTMLTextAreaElement | null) => void fields.current.set(key, element),
  }
}
