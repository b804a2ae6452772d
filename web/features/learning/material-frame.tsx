import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { MaterialToLearn } from '#contract/learning/learning.ts'
import { materialFacts } from '#web/features/courses/index.ts'
import { Title } from '#web/ui/title.tsx'
import classes from './material-stage.module.css'

interface MaterialFrameProps {
  material: MaterialToLearn
  /** The viewer, and what comes below it. */
  children: ReactNode
}

/** The name and facts of the open material, around its viewer. */
export function MaterialFrame({ material, children }: MaterialFrameProps) {
  const id = useId()
  const heading = useFocusWhenChanged(material.id)
  const { kind, facts } = materialFacts(material)
  return (
    <section aria-labelledby={id} className={classes.stage}>
      <div className={classes.head}>
        <Title order={2} id={id} ref={heading} tabIndex={-1} className={classes.name}>
          {material.name}
        </Title>
        <p className={classes.facts}>{[kind, ...facts].join(' · ')}</p>
      </div>
      {children}
    </section>
  )
}

/** Focuses the heading of the next material, so that a screen reader says its name and continues from there. */
function useFocusWhenChanged(materialId: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(materialId)
  useEffect(() => {
    if (shown.current === materialId) return
    shown.current = materialId
    heading.current?.focus({ preventScroll: true })
  }, [materialId])
  return heading
}
