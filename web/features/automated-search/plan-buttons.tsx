import type { PlanCourse } from '#contract/automated-search/automated-search.ts'
import type { Wish } from '#contract/automated-search/wish.ts'
import { limits } from '#contract/core/limits.ts'
import { InCartLink, useAddToCart, useCartIds } from '#web/features/cart/index.ts'
import { isSamePlan, useKeepPlan, useKeptPlan } from '#web/features/kept-plans/index.ts'
import { Button } from '#web/ui/button.tsx'
import { CartIcon } from '#web/ui/first-icons.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import classes from './plan-view.module.css'
import { words } from './words.ts'

interface PlanButtonsProps {
  courses: PlanCourse[]
  wish: Wish
  isBusy: boolean
  /** Called when the button that keeps the plan was pressed. It is gone afterwards. */
  onKeep: () => void
}

/** Into the cart, which keeps the plan, too. A plan with nothing left to add is kept by a button of its own. */
export function PlanButtons({ courses, wish, isBusy, onKeep }: PlanButtonsProps) {
  const { add, isAdding } = useAddToCart()
  const inCart = useCartIds()
  const kept = useKeptPlan()
  const keep = useKeepPlan()
  const toBuy = courses.filter(({ isBought }) => !isBought).map(({ id }) => id)
  // Longer plans cannot be kept.
  const plan = courses.length <= limits.keptPlan.maxCourses ? { wish, courseIds: courses.map(({ id }) => id) } : undefined
  const isKept = plan && kept && isSamePlan(kept, plan)
  if (!toBuy.every((id) => inCart.includes(id))) {
    return (
      <Button
        className={classes.add}
        leftSection={<CartIcon />}
        loading={isAdding}
        disabled={isBusy}
        onClick={() => add(toBuy, plan, plan && !isKept ? words.nowYourPlan : undefined)}
      >
        {words.addAll}
      </Button>
    )
  }
  const keepPlan = () => {
    if (plan) keep.mutate(plan, { onSuccess: () => notifyDone(words.nowYourPlan) })
    onKeep()
  }
  return (
    <>
      {toBuy.length > 0 && <InCartLink className={classes.add} />}
      {plan && kept !== undefined && !isKept && (
        <Button className={classes.add} variant="default" loading={keep.isPending} disabled={isBusy} onClick={keepPlan}>
          {words.keepPlan}
        </Button>
      )}
    </>
  )
}
