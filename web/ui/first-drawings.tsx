import { type ComponentType, Suspense } from 'react'
import classes from './drawings.module.css'
import { lazyPart } from './lazy-part.ts'

/** The first load has screens that are rarely empty, so it has only room for their drawings. */
function laterDrawing(load: () => Promise<ComponentType>) {
  const Drawing = lazyPart(load)
  return () => (
    <Suspense fallback={<svg className={classes.drawing} width="128" height="96" aria-hidden="true" />}>
      <Drawing />
    </Suspense>
  )
}

export const ShelfDrawing = laterDrawing(async () => (await import('./drawings.tsx')).ShelfDrawing)
export const SignpostDrawing = laterDrawing(async () => (await import('./drawings.tsx')).SignpostDrawing)
