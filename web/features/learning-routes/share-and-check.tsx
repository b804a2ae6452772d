import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { paths } from '#contract/core/paths.ts'
import type { LearningRoute, RoutePlan } from '#contract/learning-routes/learning-routes.ts'
import type { RouteProof } from '#contract/learning-routes/route-proof.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { counted } from '#web/ui/format.ts'
import { notifyProblem } from '#web/ui/notify.tsx'
import { Title } from '#web/ui/title.tsx'
import classes from './share-and-check.module.css'
import { useSaveProof, useShareRoute, useUnshareRoute } from './shared-routes.api.ts'

/** A link for others, and a file with which anyone can check the plan that is looked at. */
export function ShareAndCheck({ route, plan }: { route: LearningRoute; plan: RoutePlan }) {
  return (
    <Card title="Share and check">
      <section className={classes.part} aria-label="Share">
        <Title order={3}>Share it with a link</Title>
        <Share route={route} />
      </section>
      <section className={classes.part} aria-label="Check">
        <Title order={3}>Check it yourself</Title>
        <Check key={plan.id} routeId={route.id} planId={plan.id} />
      </section>
    </Card>
  )
}

function Share({ route: { id, shareSecret } }: { route: LearningRoute }) {
  const share = useShareRoute(id)
  const remove = useUnshareRoute(id)
  const field = useRef<HTMLInputElement>(null)
  const shareButton = useRef<HTMLButtonElement>(null)
  const [isCopied, setCopied] = useState(false)
  // The pressed button is gone by then.
  useEffect(() => {
    if (share.isSuccess) field.current?.focus({ preventScroll: true })
  }, [share.isSuccess])
  useEffect(() => {
    if (remove.isSuccess) shareButton.current?.focus({ preventScroll: true })
  }, [remove.isSuccess])

  if (shareSecret === null)
    return (
      <>
        <p className={classes.note} role="status">
          {remove.isSuccess
            ? 'The link is removed and will never work again.'
            : 'Others see the goal, the hours a week and the courses: nothing about you, your points, your weeks off or your progress.'}
        </p>
        <Button
          ref={shareButton}
          variant="default"
          size="sm"
          loading={share.isPending}
          onClick={() => share.mutate(undefined, { onSuccess: () => remove.reset(), onError: notifyProblem })}
        >
          Make a link
        </Button>
      </>
    )
  const link = new URL(paths.sharedRoute(shareSecret), location.origin).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // Browsers allow it only on https; elsewhere the keyboard copies.
      field.current?.select()
    }
  }
  const end = () => {
    setCopied(false)
    share.reset()
    remove.mutate(undefined, { onError: notifyProblem })
  }
  return (
    <>
      <TextInput
        ref={field}
        label="Link"
        description="Anyone who has it sees the goal, the hours a week and the courses, and nothing about you."
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.buttons}>
        <Button variant="default" size="sm" onClick={copy}>
          Copy the link
        </Button>
        <Button variant="quiet" size="sm" loading={remove.isPending} onClick={end}>
          Remove the link
        </Button>
        <span role="status" className={classes.note}>
          {isCopied && 'Copied'}
        </span>
      </div>
    </>
  )
}

/** What the file proves, which can be less than the search did: it has less time, and each of its steps can be checked. */
function provenWords({ price, leastPrice }: Pick<RouteProof, 'price' | 'leastPrice'>): string {
  const least = `no plan for this day costs less than ${counted(leastPrice, 'point')}`
  return leastPrice === price
    ? `The file is downloaded. It proves that ${least}.`
    : `The file is downloaded. It proves that ${least}. This plan costs ${price}.`
}

function Check({ routeId, planId }: { routeId: number; planId: number }) {
  const save = useSaveProof(routeId)
  return (
    <>
      <p className={classes.note}>
        The file has all courses to choose from, this plan, and why no other costs less. It also has your pace, weeks off and
        points. Anyone can check it without the portal: the documentation of Coursewise has a program for that.
      </p>
      <Button variant="default" size="sm" loading={save.isPending} onClick={() => save.mutate(planId)}>
        Download the proof
      </Button>
      <p className={classes.note} role="status">
        {save.isPending && 'The proof is being prepared. This can take a few seconds.'}
        {save.isSuccess && provenWords(save.data)}
      </p>
      {save.isError && <ErrorList messages={errorMessages(save.error)} />}
    </>
  )
}
