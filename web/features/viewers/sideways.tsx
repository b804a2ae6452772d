import { type ReactNode, useEffect, useRef, useState } from 'react'
import classes from './sideways.module.css'

interface SidewaysProps {
  /** What it contains: "Table". */
  label: string
  children: ReactNode
}

/** Scrolls sideways what is wider than the page. Then it takes the focus, so that the arrow keys scroll it too. */
export function Sideways({ label, children }: SidewaysProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isTooWide, setTooWide] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setTooWide(element.scrollWidth > element.clientWidth))
    for (const part of [element, ...element.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} className={classes.sideways} {...(isTooWide && { role: 'group', tabIndex: 0, 'aria-label': label })}>
      {children}
    </div>
  )
}
