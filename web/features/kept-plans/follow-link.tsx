import { paths } from '#contract/core/paths.ts'
import { type ButtonProps, LinkButton } from '#web/ui/button.tsx'
import type { ShownPlan } from './kept-plans.api.ts'
import { words } from './words.ts'

/** From a plan to one with dates, by the same skills. Nothing if these were deleted. */
export const FollowLink = ({ plan: { wish }, ...button }: { plan: ShownPlan } & ButtonProps) =>
  wish.length > 0 && (
    <LinkButton to={paths.newRoute(wish)} variant="light" {...button}>
      {words.followWithDates}
    </LinkButton>
  )
