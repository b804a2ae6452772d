import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { firstPage, titles } from '#contract/core/first-words.ts'
import { documentTitle } from '#contract/core/screens.ts'
import type { Goal } from '#contract/goals/goals.ts'
import { useSession } from '#web/core/session.ts'
import { FirstQuestion, SamplePlan } from '#web/features/first-question/index.ts'
import { goalsQuery } from '#web/features/goals/index.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Title } from '#web/ui/title.tsx'
import { words } from './first-words.ts'
import classes from './hero.module.css'

const GoOn = lazyPart(async () => (await import('./go-on.tsx')).GoOn)

/** Above the list: what the portal is, or for users what they were learning; then the question that leads to the plan. */
export function Hero() {
  const userId = useSession().claims?.sub
  const isCompact = userId !== undefined
  const { data: goals = [] } = useQuery(goalsQuery())
  // The skills of a goal may have been deleted.
  const offered = goals.filter(({ skills }) => skills.length > 0)
  const sample = findSample(goals)
  return (
    <div className={classes.hero} data-compact={isCompact || undefined}>
      <title>{documentTitle(titles.courses)}</title>
      <div className={classes.words}>
        <Title order={1} tabIndex={-1}>
          {userId ? words.goOn : firstPage.title}
        </Title>
        {userId ? (
          <Suspense fallback={<div className={classes.coming} />}>
            <GoOn key={userId} />
          </Suspense>
        ) : (
          <>
            <p>{firstPage.sentence}</p>
            {sample ? (
              <Suspense>
                <SamplePlan {...sample} />
              </Suspense>
            ) : (
              <ol>
                {[firstPage.chooseSkills, firstPage.seePlan, firstPage.learn].map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            )}
          </>
        )}
      </div>
      <section className={classes.question} aria-labelledby="question">
        <Title order={2} id="question">
          {firstPage.question}
        </Title>
        <FirstQuestion goals={offered} isCompact={isCompact} labelledBy="question" />
      </section>
    </div>
  )
}

/** The first goal, in the Admins' order, whose plan is proven, and not higher than the question beside it. */
const findSample = (goals: Goal[]) =>
  goals.find(({ plan }) => plan?.isProven && plan.courses.length > 1 && plan.courses.length < 5)
