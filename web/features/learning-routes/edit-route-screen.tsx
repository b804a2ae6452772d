import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Wish } from '#contract/automated-search/wish.ts'
import { timeZone, toDay } from '#web/core/days.ts'
import { queryClient } from '#web/core/query-client.ts'
import { firstLevel, readPlanSearch, readSkill, skillNamesQuery } from '#web/features/automated-search/index.ts'
import { goalsQuery } from '#web/features/goals/index.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { routeQuery } from './learning-routes.api.ts'
import { newRoute, routeLike, toValues } from './route-draft.ts'
import { RouteForm, type RouteFormProps } from './route-form.tsx'
import { sharedRouteQuery } from './shared-routes.api.ts'
import { words } from './words.ts'

async function loadForm({ params: { id }, request }: LoaderFunctionArgs): Promise<RouteFormProps> {
  const today = toDay(new Date(), timeZone)
  if (id !== undefined) {
    if (!/^\d{1,10}$/.test(id)) throw data(null, { status: 404 })
    const { form, skillNames } = await queryClient.fetchQuery(routeQuery(Number(id)))
    const names = new Map(skillNames.map(({ skillId, skillName }) => [skillId, skillName]))
    return { id: Number(id), start: toValues(form, names), goals: [], today }
  }
  const params = new URL(request.url).searchParams
  const goals = (await queryClient.ensureQueryData(goalsQuery())).filter(({ skills }) => skills.length > 0)
  const like = params.get('like')
  if (like)
    return { id: undefined, start: routeLike(today, await queryClient.fetchQuery(sharedRouteQuery(like))), goals: [], today }
  const goal = goals.find((goal) => String(goal.id) === params.get('goal'))
  const start = newRoute(today, goal ? { name: goal.name, wish: goal.skills } : { wish: await wishIn(params) })
  return { id: undefined, start, goals, today }
}

/** The skills that the address names: those of a plan, or one. */
async function wishIn(params: URLSearchParams): Promise<Wish> {
  const skillId = readSkill(params)
  const { wish } = readPlanSearch(params)
  const wanted = wish.length > 0 || skillId === undefined ? wish : [{ skillId, level: firstLevel }]
  const names = await queryClient.ensureQueryData(skillNamesQuery(wanted.map(({ skillId }) => skillId)))
  return wanted.flatMap((skill) => {
    const skillName = names.get(skill.skillId)
    return skillName === undefined ? [] : { ...skill, skillName }
  })
}

function EditRouteScreen() {
  const { id, start, goals, today } = useLoaderData<typeof loadForm>()
  return (
    <>
      <PageHeading title={id === undefined ? words.newRoute : words.editRoute}>
        {id === undefined ? words.aboutNew : words.aboutEdit}
      </PageHeading>
      <RouteForm key={id} id={id} start={start} goals={goals} today={today} />
    </>
  )
}

export { EditRouteScreen as Component, loadForm as loader }
