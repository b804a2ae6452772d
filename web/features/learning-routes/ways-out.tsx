import { useEffect, useRef, useState } from 'react'
import { paths } from '#contract/core/paths.ts'
import type { LearningRoute, RouteState } from '#contract/learning-routes/learning-routes.ts'
import type { RoutePace } from '#contract/learning-routes/route-form.ts'
import { errorMessages } from '#web/core/call-error.ts'
import type { Day } from '#web/core/days.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notifyDone, notifyProblem } from '#web/ui/notify.tsx'
import { Title } from '#web/ui/title.tsx'
import { common } from '#web/ui/words.ts'
import { useChoosePlan, useRenewal, useSetPace, useUndoChoice } from './learning-routes.api.ts'
import { isChange, isOff, laterWords, noChangeWords } from './renewal-words.ts'
import { RenewedPlanCard } from './renewed-plan-card.tsx'
import { dayName, hoursWords } from './route-words.ts'
import classes from './ways-out.module.css'
import { words } from './words.ts'

interface WaysOutProps {
  route: LearningRoute
  today: Day
  /** Another search is running, which a renewal would end. */
  isBusy: boolean
}

/** What can be done when the chosen plan no longer fits; nothing changes until a button is pressed, and then Undo is offered. */
export function WaysOut({ route, today, isBusy }: WaysOutProps) {
  const { id, state, form, chosen } = route
  const section = useRef<HTMLElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  /** What the last press has changed. */
  const [said, setSaid] = useState('')
  const renewal = useRenewal(id)
  const setPace = useSetPace(id)
  const choose = useChoosePlan(id)
  const undo = useUndoChoice(id)
  useEffect(() => {
    if (said) undoButton.current?.focus({ preventScroll: true })
  }, [said])
  if (!chosen || state.kind === 'none' || state.kind === 'done') return null

  // What was found for another plan or goal is not shown.
  const subject = `${chosen.plan.id} ${JSON.stringify(form)}`
  const found = renewal.variables === subject ? renewal : undefined
  const isTaking = setPace.isPending || choose.isPending || undo.isPending
  const needsOne = isOff(state)
  const hasBought = chosen.courses.some(({ isBought }) => isBought)
  const plans = found?.data?.plans.filter((plan) => needsOne || isChange(plan)) ?? []
  const takePace = (pace: RoutePace, text: string) =>
    setPace.mutate(pace, { onSuccess: () => setSaid(text), onError: notifyProblem })
  const follow = (planId: number) => choose.mutate(planId, { onSuccess: () => setSaid(words.followsNew), onError: notifyProblem })
  const goBack = () =>
    undo.mutate(undefined, {
      onSuccess: () => {
        setSaid('')
        notifyDone(words.undone)
        section.current?.focus({ preventScroll: true })
      },
      onError: notifyProblem,
    })

  const findButton = (text: string, variant: 'default' | 'quiet') => (
    <Button
      variant={variant}
      size="sm"
      disabled={isBusy}
      loading={found?.isPending ?? false}
      onClick={() => renewal.mutate(subject)}
    >
      {found?.error ? common.tryAgain : text}
    </Button>
  )
  return (
    <section
      ref={section}
      className={classes.ways}
      aria-label={needsOne ? words.whatYouCanDo : words.changesToPlan}
      tabIndex={-1}
    >
      {needsOne && <Title order={2}>{words.whatYouCanDo}</Title>}
      <div className={classes.bar}>
        <div className={classes.said} role="status">
          {said && <Notice isDone>{said}</Notice>}
          {found?.isPending && words.lookingForCourses}
        </div>
        {said && (
          <Button ref={undoButton} variant="default" size="sm" loading={undo.isPending} onClick={goBack}>
            {words.undo}
          </Button>
        )}
        {!needsOne && !found?.isSuccess && findButton(words.isThereBetter, 'quiet')}
      </div>
      {found?.error && <ErrorList messages={errorMessages(found.error)} />}
      <ul className={classes.cards}>
        <PaceCards route={route} state={state} today={today} isTaking={isTaking} onTake={takePace} />
        {plans.map((renewed) => (
          <RenewedPlanCard key={renewed.plan.id} renewed={renewed} today={today} isTaking={isTaking} onFollow={follow} />
        ))}
        {needsOne && !found?.isSuccess && (
          <li className={classes.card}>
            <Title order={3}>{words.otherCourses}</Title>
            <p>{words.otherCoursesHelp}</p>
            {findButton(words.findCourses, 'default')}
          </li>
        )}
      </ul>
      {found?.data && plans.length === 0 && (
        <Notice>{found.data.refusal?.message ?? noChangeWords({ isCheapest: found.data.isCheapest, hasBought })}</Notice>
      )}
      {needsOne && (
        <LinkButton variant="quiet" size="sm" to={paths.editRoute(id)}>
          {words.changeDates}
        </LinkButton>
      )}
    </section>
  )
}

interface PaceCardsProps {
  route: LearningRoute
  state: RouteState
  today: Day
  isTaking: boolean
  onTake: (pace: RoutePace, text: string) => void
}

/** The same courses at another pace, or later. */
function PaceCards({ route: { form }, state, today, isTaking, onTake }: PaceCardsProps) {
  if (state.kind !== 'late' && state.kind !== 'short') return null
  const { hoursPerWeek, milestones } = form
  const hoursNeeded = state.kind === 'late' ? state.hoursNeeded : null
  const { later } = state
  const moved = later ? laterWords(form, later, today) : []
  const last = later?.at(-1)
  return (
    <>
      {hoursNeeded !== null && (
        <li className={classes.card}>
          <Title order={3}>{words.moreHoursTitle}</Title>
          <p>{words.moreHoursHelp({ needed: hoursWords(hoursNeeded), hours: hoursWords(hoursPerWeek) })}</p>
          <Button
            size="sm"
            variant="default"
            loading={isTaking}
            onClick={() =>
              onTake(
                { hoursPerWeek: hoursNeeded, dates: milestones.map(({ date }) => date) },
                words.youLearnMore({ hours: hoursWords(hoursNeeded) }),
              )
            }
          >
            {words.learnMore({ hours: hoursWords(hoursNeeded) })}
          </Button>
        </li>
      )}
      {later && moved.length > 0 && (
        <li className={classes.card}>
          <Title order={3}>{words.later}</Title>
          <p>{words.laterHelp({ days: moved.join('; ') })}</p>
          <Button
            size="sm"
            variant="default"
            loading={isTaking}
            onClick={() => onTake({ hoursPerWeek, dates: later }, words.datesMoved({ count: moved.length }))}
          >
            {last && milestones.length === 1 ? words.moveDate({ day: dayName(last, today) }) : words.moveDates}
          </Button>
        </li>
      )}
    </>
  )
}
