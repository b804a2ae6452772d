import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { WhenNear } from '#web/ui/when-near.tsx'
import { reserved } from './reserved.tsx'

const Rows = lazyPart(async () => (await import('./rows.tsx')).Rows)

/** Fields of study and rows of courses. */
export const BelowList = () => (
  <WhenNear placeholder={reserved}>
    <Suspense fallback={reserved}>
      <Rows />
    </Suspense>
  </WhenNear>
)
