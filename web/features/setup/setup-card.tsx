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
import { words } from './words.ts'

const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => call(getSetup, { signal }),
  staleTime: 0,
})

const steps: Record<SetupStep, { label: string; why: string; to: string }> = {
  contact: { label: words.contact, why: words.whyContact, to: paths.editSitePage('contact') },
  mail: { label: words.mail, why: words.whyMail, to: paths.statistics('mail') },
  fields: { label: words.fields, why: words.whyFields, to: paths.statistics('fields') },
  goals: { label: words.goals, why: words.whyGoals, to: paths.statistics('goals') },
  course: { label: words.course, why: words.whyCourse, to: paths.createCourse() },
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
        title={words.title({ done: done.length, all: setupSteps.length })}
        aside={
          <Button variant="quiet" size="sm" loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
            {words.dismiss}
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
        {isDone ? <VisuallyHidden>{words.done}</VisuallyHidden> : <p>{why}</p>}
      </div>
    </li>
  )
}
