import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { words as planWords } from '#contract/automated-search/words.ts'
import { firstPage, titles } from '#contract/core/first-words.ts'
import { limits } from '#contract/core/limits.ts'
import { paths } from '#contract/core/paths.ts'
import { useSession } from '#web/core/session.ts'
import { PlanResult, type PlanSearch, planPath, planPdf } from '#web/features/automated-search/index.ts'
import { FirstQuestion } from '#web/features/first-question/index.ts'
import { goalsQuery } from '#web/features/goals/index.ts'
import { useKeptPlan } from '#web/features/kept-plans/index.ts'
import { Placement } from '#web/features/placement/index.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import card from '#web/ui/card.module.css'
import { notifyDone } from '#web/ui/notify.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Title } from '#web/ui/title.tsx'
import { useOpenPdf } from '#web/ui/use-open-pdf.ts'
import { KeptPlan } from './kept-plan.tsx'
import { OwnRoutes } from './own-routes.tsx'
import classes from './plan-page.module.css'
import { useWantedPlan } from './use-wanted-plan.ts'
import { WishForm } from './wish-form.tsx'
import { words } from './words.ts'

function PlanScreen() {
  const { wanted, change, search, start, query, isChanged, isNew } = useWantedPlan()
  const userId = useSession().claims?.sub
  const kept = useKeptPlan()
  const heading = useFocusOfRemoved()
  const isAsking = wanted.wish.length === 0
  return (
    <>
      <PageHeading title={titles.plan} ref={heading}>
        {isAsking ? planWords.howItWorks : wanted.byTime ? planWords.quickestWay : planWords.cheapestWay}
      </PageHeading>
      {isNew ? <Question /> : <WishForm wanted={wanted} onChange={change} onStart={start} />}
      <div className={classes.below}>
        {isAsking ? (
          <>
            <KeptPlan key={userId} plan={kept} />
            {userId && <OwnRoutes key={userId} />}
          </>
        ) : (
          <>
            <PlanResult
              query={query}
              planSearch={wanted}
              isChanged={isChanged}
              follows
              pageSize={limits.planSteps}
              path={planPath(wanted)}
              onSearch={search}
              actions={<Actions planSearch={wanted} isBusy={isChanged} />}
            />
            {query.data && (
              <Suspense fallback={null}>
                <Placement key={`${userId} ${planPath(query.data.search)}`} planSearch={query.data.search} />
              </Suspense>
            )}
          </>
        )}
      </div>
    </>
  )
}

/**
 * A ref for the heading. A change may remove what has the focus, such as a pressed button or the whole form: then the heading takes
 * it, as on a new page.
 */
function useFocusOfRemoved() {
  const heading = useRef<HTMLHeadingElement>(null)
  const focused = useRef<Node>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target as Node
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  // After every change of the screen.
  useEffect(() => {
    const isRemoved = focused.current?.isConnected === false && document.activeElement === document.body
    if (isRemoved) heading.current?.focus({ preventScroll: true })
  })
  return heading
}

/** The same as on the first page, which understands any words. */
function Question() {
  const { data: goals = [] } = useQuery(goalsQuery())
  const id = useId()
  return (
    <section className={card.card} aria-labelledby={id}>
      <Title order={2} id={id}>
        {firstPage.question}
      </Title>
      <FirstQuestion goals={goals.filter(({ skills }) => skills.length > 0)} isCompact={false} labelledBy={id} />
    </section>
  )
}

/** The document may not be made for a wish that is just being changed. */
function Actions({ planSearch, isBusy }: { planSearch: PlanSearch; isBusy: boolean }) {
  const pdf = useOpenPdf({ load: () => planPdf(planSearch), fileName: 'learning-plan.pdf' })
  const [isDenied, setDenied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(planPath(planSearch), location.origin).href)
      setDenied(false)
      notifyDone(words.copied)
    } catch {
      // Browsers allow it only on https.
      setDenied(true)
    }
  }
  return (
    <>
      <Button variant="default" size="sm" loading={pdf.isPending} disabled={isBusy} onClick={pdf.open}>
        {words.getPdf}
      </Button>
      <LinkButton variant="default" size="sm" to={paths.newRoute(planSearch.wish)}>
        {words.withDates}
      </LinkButton>
      <Button variant="default" size="sm" onClick={copy}>
        {words.copyLink}
      </Button>
      <p role="status" className={classes.note}>
        {isDenied && words.notCopied}
      </p>
    </>
  )
}

export { PlanScreen as Component }
