import { titles } from '#contract/core/first-words.ts'
import card from '#web/ui/card.module.css'
import { SkeletonLines } from '#web/ui/loading.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** Shown while the code of the plan's page loads. */
export const PlanFallback = () => (
  <>
    <PageHeading title={titles.plan} />
    <div className={card.card}>
      <SkeletonLines count={5} height={36} />
    </div>
  </>
)
