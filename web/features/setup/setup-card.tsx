import { Anchor } from '@mantine/core'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { dismissSetup, getSetup, type SetupStep, setupSteps } from '#contract/setup/setup.ts'
import { call } from '#web/core/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CheckIcon } from '#web/ui/first-icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './setup-card.module.css'

const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => call(getSetup, { signal }),
  staleTime: 0,
})

const steps: Record<SetupStep, { label: string; why: string; to: string }> = {
  contact: {
    label: 'Write who you are',
    why: 'The contact page says whose portal this is and how to get points.',
    to: paths.editSitePage('contact'),
  },
  mail: {
    label: 'Turn on mail and send a test',
    why: 'Without it nobody gets a link to a new password.',
    to: paths.statistics('mail'),
  },
  fields: { label: 'Add fields of study', why: 'Visitors browse by them.', to: paths.statistics('fields') },
  goals: {
    label: 'Add a goal',
    why: 'The home page offers goals to learners who have no skill in mind.',
    to: paths.statistics('goals'),
  },
  course: { label: 'Publish the first course', why: 'Your own, or one of your authors’.', to: paths.createCourse() },
}

/** Guides the Admin of a new portal until everything is done or put away. Nothing of it is worth an error message. */
export function SetupCard() {
  const { data } = useQuery(setupQuery)
  const client = useQueryClient()
  const dismiss = useMutation({
    mutationFn: () => call(dismissSetup),
    onSuccess: () => client.setQueryData(setupQuery.queryKey, { done: null }),
  })
  const done = data?.done
  if (!done || done.length === setupSteps.length) return null
  return (
    <div className={classes.place}>
      <Card
        title={`Set up your portal: ${done.length} of ${setupSteps.length} done`}
        aside={
          <Button variant="quiet" size="sm" loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
            Do not show this again
          </Button>
        }
      >
        <ol className={classes.steps}>
          {setupSteps.map((step) => (
            <Step key={step} {...steps[step]} isDone={done.includes(step)} />
          ))}
        </ol>
      </Card>
    </div>
  )
}

function Step({ label, why, to, isDone }: { label: string; why: string; to: string; isDone: boolean }) {
  return (
    <li data-done={isDone || undefined}>
      <span className={classes.mark}>{isDone && <CheckIcon />}</span>
      <div>
        <Anchor component={Link} to={to}>
          {label}
        </Anchor>
        {isDone ? <VisuallyHidden>Done</VisuallyHidden> : <p>{why}</p>}
      </div>
    </li>
  )
}
