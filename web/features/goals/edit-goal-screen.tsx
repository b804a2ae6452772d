import { useQuery } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs, useParams } from 'react-router'
import { queryClient } from '#web/core/query-client.ts'
import { StatisticsFrame } from '#web/features/statistics/index.ts'
import { GoalEditor } from './goal-editor.tsx'
import { goalsQuery } from './goals.api.ts'
import { words } from './words.ts'

/** Always loads the newest list, never from the cache or the page. */
async function loadGoalToEdit({ params: { id } }: LoaderFunctionArgs) {
  const goals = await queryClient.fetchQuery({ ...goalsQuery(), staleTime: 0 })
  if (id !== undefined && !goals.some((goal) => String(goal.id) === id)) throw data(words.noSuchGoal, { status: 404 })
  return null
}

function EditGoalScreen() {
  const { id } = useParams()
  const { data: goals } = useQuery(goalsQuery())
  const goal = goals?.find((goal) => String(goal.id) === id)
  return (
    <StatisticsFrame title={id === undefined ? words.newGoal : words.editGoal} lead={words.editHelp}>
      <GoalEditor key={id} goal={goal} />
    </StatisticsFrame>
  )
}

export { EditGoalScreen as Component, loadGoalToEdit as loader }
