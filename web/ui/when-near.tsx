import { type ReactNode, useEffect, useRef, useState } from 'react'

interface WhenNearProps {
  /** In the size of the content, so that nothing below it moves. */
  placeholder: ReactNode
  /** How far from the screen that is; in percent of its height, or in pixels. */
  margin?: string
  children: ReactNode
}

/** Content below the fold: it is drawn, and loads its data, when it is about to be scrolled to. */
export function WhenNear({ placeholder, margin = '200px', children }: WhenNearProps) {
  const [isNear, setNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${margin} 0px`,
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [margin])
  return isNear ? (
    children
  ) : (
    <div ref={place} data-later>
      {placeholder}
    </div>
  )
}
