import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { LearningRoute, RouteDetails, RoutePlan } from '#contract/learning-routes/learning-routes.ts'
import { type Day, timeZone, toDay } from '#web/core/days.ts'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyProblem } from '#web/ui/notify.tsx'
import { planQuery, useSaveRoute } from './learning-routes.api.ts'
import { PlanCard } from './plan-card.tsx'
import { RouteCalendar } from './route-calendar.tsx'
import { RouteChanges } from './route-changes.tsx'
import { RouteCourses } from './route-courses.tsx'
import { RouteHeading } from './route-heading.tsx'
import classes from './route-view.module.css'
import { RouteWeeks } from './route-weeks.tsx'
import { NothingFound, Refusal, SearchProgress } from './search-parts.tsx'
import { ShareAndCheck } from './share-and-check.tsx'
import { shownPlan } from './staircase.ts'
import { StaircaseChart } from './staircase-chart.tsx'
import { StateBanner } from './state-banner.tsx'
import { useRouteSearch } from './use-route-search.ts'
import { WaysOut } from './ways-out.tsx'
import { words } from './words.ts'

/** A route: its staircase, the plan that is chosen or looked at with its courses and weeks, and whether it holds. */
export function RouteView({ route }: { route: LearningRoute }) {
  const { id, form, chosen } = route
  const today = toDay(new Date(), timeZone)
  const [params, setParams] = useSearchParams()
  const isUnsearched = route.searchedAtUTC === null
  const { search, start, stop } = useRouteSearch(id, isUnsearched)
  const save = useSaveRoute(id)
  const goal = JSON.stringify(form)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each goal that was not searched for
  useEffect(() => {
    if (isUnsearched) void start()
  }, [isUnsearched, goal])

  const wanted = form.milestones.at(-1)?.date ?? null
  const plans = search.isRunning ? search.plans : route.plans
  const changes = search.isRunning ? search.changes : route.changes
  const shown = shownPlan(plans, { asked: Number(params.get('plan')) || undefined, chosen: chosen?.plan, wanted })
  const show = ({ id }: RoutePlan) => setParams({ plan: String(id) }, { replace: true, preventScrollReset: true })
  /** Saving it starts the next search. */
  const change = (part: Partial<LearningRoute['form']>) => save.mutate({ ...form, ...part }, { onError: notifyProblem })
  return (
    <>
      <RouteHeading route={route} today={today} isSearching={search.isRunning} onSearch={start} />
      <StateBanner route={route} today={today} />
      <WaysOut route={route} today={today} isBusy={search.isRunning} />
      <div className={classes.columns}>
        <Card title={words.whatDatesCost}>
          <div className={classes.stack}>
            {(plans.length > 0 || search.isRunning) && (
              <p className={classes.lead}>{plans.length === 1 && !search.isRunning ? words.onePlan : words.eachStep}</p>
            )}
            {search.isRunning && <SearchProgress search={search} onStop={stop} />}
            {!search.isRunning && (
              <Refusal search={search} route={route} today={today} isBusy={save.isPending} onChange={change} onSearch={start} />
            )}
            {plans.length > 0 ? (
              <StaircaseChart
                plans={plans}
                shown={shown}
                wanted={wanted}
                balance={form.points.areLimit ? route.balance : undefined}
                today={today}
                onShow={show}
              />
            ) : (
              <NothingFound search={search} onSearch={start} />
            )}
          </div>
        </Card>
        <div className={`${classes.stack} ${classes.side}`}>
          {shown && <PlanCard route={route} plan={shown} today={today} />}
          <RouteChanges changes={changes} />
        </div>
        <div className={classes.plan}>
          {shown && <ShownPlan route={route} plan={shown} today={today} isSaving={save.isPending} onChange={change} />}
        </div>
        {shown && (
          <div className={`${classes.stack} ${classes.more}`}>
            <RouteCalendar routeId={id} planId={shown.id} isChosen={shown.id === chosen?.plan.id} />
            <ShareAndCheck route={route} plan={shown} />
          </div>
        )}
      </div>
    </>
  )
}

interface ShownPlanProps {
  route: LearningRoute
  plan: RoutePlan
  today: Day
  isSaving: boolean
  onChange: (part: Partial<LearningRoute['form']>) => void
}

/** The courses and weeks of the plan. Those of the chosen one came with the route. */
function ShownPlan({ plan, ...others }: ShownPlanProps) {
  const { chosen } = others.route
  if (chosen?.plan.id === plan.id) return <PlanParts details={chosen} {...others} />
  return <FoundPlan plan={plan} {...others} />
}

function FoundPlan({ plan, ...others }: ShownPlanProps) {
  const query = useQuery({ ...planQuery(others.route.id, plan.id), placeholderData: keepPreviousData })
  return (
    <Loaded query={query} skeleton={<LoadingRows rows={5} height={72} />}>
      {(details) => <PlanParts details={details} isBusy={query.isPlaceholderData} {...others} />}
    </Loaded>
  )
}

interface PlanPartsProps extends Omit<ShownPlanProps, 'plan'> {
  details: RouteDetails
  isBusy?: boolean
}

function PlanParts({ details, isBusy, today, ...others }: PlanPartsProps) {
  return (
    <div className={classes.stack} aria-busy={isBusy}>
      <RouteCourses details={details} today={today} {...others} />
      <RouteWeeks key={details.plan.id} weeks={details.weeks} today={today} />
    </div>
  )
}
