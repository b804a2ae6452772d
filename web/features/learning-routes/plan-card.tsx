import { useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { LearningRoute, RoutePlan } from '#contract/learning-routes/learning-routes.ts'
import type { Day } from '#web/core/days.ts'
import { paragraph } from '#web/core/sentences.ts'
import { PlanFigures, Seal } from '#web/features/automated-search/index.ts'
import { InCartLink } from '#web/features/cart/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { notifyDone, notifyProblem } from '#web/ui/notify.tsx'
import { useAddDueToCart, useChoosePlan, useUndoChoice } from './learning-routes.api.ts'
import classes from './plan-card.module.css'
import { dayName, foundWords, proofWords } from './route-words.ts'
import { words } from './words.ts'

interface PlanCardProps {
  route: LearningRoute
  plan: RoutePlan
  today: Day
}

/** The plan that is looked at: its day and its cost, how good it is, and what can be done with it. */
export function PlanCard({ route, plan, today }: PlanCardProps) {
  const isChosen = plan.id === route.chosen?.plan.id
  // A chosen plan may be a renewed one, for which bought courses had to stay. Which search found it is not kept.
  const keepsBought = isChosen && (route.chosen?.courses.some(({ isBought }) => isBought) ?? false)
  const { seal, sentence, isProven } = proofWords(plan, { keepsBought })
  return (
    <Card title={words.finishedBy({ day: dayName(plan.finishDate, today) })} aside={isChosen && <Chip>{words.yourRoute}</Chip>}>
      <PlanFigures price={plan.price} minutes={plan.minutes} />
      <div className={classes.proof}>
        <Seal isProven={isProven} size={40} />
        <p>
          <strong data-proven={isProven || undefined}>{seal}</strong> {sentence}
        </p>
      </div>
      <p className={classes.note}>
        {paragraph(
          words.coursesInPlan({ count: plan.courses }),
          foundWords(route, plan, today),
          words.youHaveNow({ count: route.balance }),
        )}
      </p>
      <Actions route={route} plan={plan} isChosen={isChosen} />
    </Card>
  )
}

/** Follow asks nothing, because Undo is offered afterwards and takes the focus. */
function Actions({ route, plan, isChosen }: Pick<PlanCardProps, 'route' | 'plan'> & { isChosen: boolean }) {
  const choose = useChoosePlan(route.id)
  const undo = useUndoChoice(route.id)
  const undoButton = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isDone = choose.isSuccess || undo.isSuccess
  // The pressed button may be gone.
  useEffect(() => {
    if (isDone) undoButton.current?.focus({ preventScroll: true })
  }, [isDone])
  const follow = () => {
    undo.reset()
    choose.mutate(plan.id, { onError: notifyProblem })
  }
  const goBack = () => {
    choose.reset()
    undo.mutate(undefined, { onSuccess: () => notifyDone(words.undone), onError: notifyProblem })
  }
  return (
    <div className={classes.actions}>
      {isChosen ? (
        <Due route={route} />
      ) : (
        <Button fullWidth loading={choose.isPending} onClick={follow}>
          {words.followRoute}
        </Button>
      )}
      <p id={id} className={classes.done} role="status">
        {choose.isSuccess && isChosen && words.youFollow}
      </p>
      {route.canUndo && (
        <Button ref={undoButton} variant="quiet" size="sm" aria-describedby={id} loading={undo.isPending} onClick={goBack}>
          {words.undoChoice}
        </Button>
      )}
    </div>
  )
}

/** Puts the courses until the next milestone into the cart, and leads there. When all are there or bought, only the way to the cart is left. */
function Due({ route }: { route: LearningRoute }) {
  const { mutate, isPending } = useAddDueToCart(route.id)
  const navigate = useNavigate()
  const toBuy = route.chosen?.courses.filter(({ isBought }) => !isBought) ?? []
  if (toBuy.length === 0) return null
  if (toBuy.every(({ isInCart }) => isInCart)) return <InCartLink fullWidth />
  const add = () => mutate(undefined, { onSuccess: () => navigate(paths.shoppingCart()), onError: notifyProblem })
  return (
    <Button fullWidth loading={isPending} onClick={add}>
      {words.addDue}
    </Button>
  )
}
