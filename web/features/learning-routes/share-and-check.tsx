import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { paths } from '#contract/core/paths.ts'
import type { LearningRoute, RoutePlan } from '#contract/learning-routes/learning-routes.ts'
import type { RouteProof } from '#contract/learning-routes/route-proof.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { paragraph } from '#web/core/sentences.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { notifyProblem } from '#web/ui/notify.tsx'
import { Title } from '#web/ui/title.tsx'
import classes from './share-and-check.module.css'
import { useSaveProof, useShareRoute, useUnshareRoute } from './shared-routes.api.ts'
import { words } from './words.ts'

/** A link for others, and a file with which anyone can check the plan that is looked at. */
export function ShareAndCheck({ route, plan }: { route: LearningRoute; plan: RoutePlan }) {
  return (
    <Card title={words.shareAndCheck}>
      <section className={classes.part} aria-label={words.share}>
        <Title order={3}>{words.shareTitle}</Title>
        <Share route={route} />
      </section>
      <section className={classes.part} aria-label={words.check}>
        <Title order={3}>{words.checkTitle}</Title>
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
          {remove.isSuccess ? words.linkRemoved : words.othersSee}
        </p>
        <Button
          ref={shareButton}
          variant="default"
          size="sm"
          loading={share.isPending}
          onClick={() => share.mutate(undefined, { onSuccess: () => remove.reset(), onError: notifyProblem })}
        >
          {words.makeLink}
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
        label={words.link}
        description={words.linkHelp}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.buttons}>
        <Button variant="default" size="sm" onClick={copy}>
          {words.copyLink}
        </Button>
        <Button variant="quiet" size="sm" loading={remove.isPending} onClick={end}>
          {words.removeLink}
        </Button>
        <span role="status" className={classes.note}>
          {isCopied && words.copied}
        </span>
      </div>
    </>
  )
}

/** What the file proves, which can be less than the search did: it has less time, and each of its steps can be checked. */
function provenWords({ price, leastPrice }: Pick<RouteProof, 'price' | 'leastPrice'>): string {
  return paragraph(words.proofIsHere({ count: leastPrice }), leastPrice !== price && words.planCosts({ price }))
}

function Check({ routeId, planId }: { routeId: number; planId: number }) {
  const save = useSaveProof(routeId)
  return (
    <>
      <p className={classes.note}>{words.checkHelp}</p>
      <Button variant="default" size="sm" loading={save.isPending} onClick={() => save.mutate(planId)}>
        {words.downloadProof}
      </Button>
      <p className={classes.note} role="status">
        {save.isPending && words.proofComes}
        {save.isSuccess && provenWords(save.data)}
      </p>
      {save.isError && <ErrorList messages={errorMessages(save.error)} />}
    </>
  )
}
