import { paths } from '#contract/core/paths.ts'
import type { PlanToKeep } from '#contract/kept-plans/guest-plan.ts'
import { type ButtonProps, LinkButton } from '#web/ui/button.tsx'
import { words } from './words.ts'

/** From a plan to one with dates, by the same skills. Nothing if these were deleted. */
export const FollowLink = ({ wish, ...button }: Pick<PlanToKeep, 'wish'> & ButtonProps) =>
  wish.length > 0 && (
    <LinkButton to={paths.newRoute(wish)} variant="light" {...button}>
      {words.followWithDates}
    </LinkButton>
  )
