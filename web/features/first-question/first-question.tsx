import { Suspense } from 'react'
import { useSession } from '#web/core/session.ts'
import { Goals } from '#web/features/goals/index.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import classes from './first-question.module.css'
import { words } from './first-words.ts'
import type { QuestionProps } from './question.tsx'

const Question = lazyPart(async () => (await import('./question.tsx')).Question)

/** What somebody wants to be able to do, in their own words or as a goal; leads to the plan. */
export function FirstQuestion(props: QuestionProps) {
  const viewer = useSession().claims?.sub
  return (
    <Suspense fallback={<ComingQuestion {...props} />}>
      {/* The next user of this browser does not see what another user has typed. */}
      <Question key={viewer} {...props} />
    </Suspense>
  )
}

/** In the shape of the question, so that nothing moves when its code has loaded. */
const ComingQuestion = ({ goals, isCompact }: QuestionProps) => (
  <div className={classes.form} aria-hidden="true">
    <div className={classes.field} />
    <Goals goals={goals} isCompact={isCompact} />
    <div>
      <Button variant={isCompact ? 'light' : 'filled'} disabled>
        {words.showPlan}
      </Button>
    </div>
  </div>
)
