import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { useNamed } from '#web/features/automated-search/index.ts'
import { FollowLink, type ShownPlan, useKeepPlan } from '#web/features/kept-plans/index.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import classes from './plan-page.module.css'
import { words } from './words.ts'

/** The plan that one is on, with Undo in its place after it was forgotten. */
export function KeptPlan({ plan }: { plan: ShownPlan | null | undefined }) {
  const { mutate: keep, isPending } = useKeepPlan()
  const [forgotten, setForgotten] = useState<ShownPlan>()
  const forget = () => {
    setForgotten(plan ?? undefined)
    keep(null)
  }
  const putBack = ({ wish, courses }: ShownPlan) => keep({ wish, courseIds: courses.map(({ id }) => id) })
  return (
    <>
      {plan && <Kept plan={plan} isForgetting={isPending} onForget={forget} />}
      <div role="status" className={classes.forgotten}>
        {!plan && forgotten && (
          <>
            {words.forgotten}
            {/* A plan whose skills were all deleted cannot be kept again. */}
            {forgotten.wish.length > 0 && (
              <Button variant="subtle" size="sm" loading={isPending} onClick={() => putBack(forgotten)}>
                {words.undo}
              </Button>
            )}
          </>
        )}
      </div>
    </>
  )
}

interface KeptProps {
  plan: ShownPlan
  isForgetting: boolean
  onForget: () => void
}

/** Its steps, and how far one is with it. */
function Kept({ plan, isForgetting, onForget }: KeptProps) {
  const named = useNamed({ wish: plan.wish, must: [], byTime: false, countOwn: true, realTime: false, shownOnly: false })
  // Deleted skills have no name.
  const wish = named.wish.filter(({ skillName }) => skillName !== '')
  const steps = plan.courses.length
  const learned = plan.courses.filter(({ isLearned }) => isLearned).length
  return (
    <div className={classes.own}>
      <Card title={words.keptPlan} aside={words.learnedOf({ learned: String(learned), steps: String(steps) })}>
        {wish.length > 0 && (
          <ul className={classes.chips} aria-label={words.wantedInPlan}>
            {wish.map(({ skillId, skillName = '…', level }) => (
              <li key={skillId}>
                <Chip>{`${skillName} ${level}`}</Chip>
              </li>
            ))}
          </ul>
        )}
        {learned === steps ? <p className={classes.learned}>{words.allLearned}</p> : <Steps plan={plan} />}
        <div className={classes.buttons}>
          {learned < steps && wish.length > 0 && (
            <>
              <LinkButton to={paths.plan({ wish })} variant="default" size="sm">
                {words.sameSkills}
              </LinkButton>
              <FollowLink wish={wish} size="sm" />
            </>
          )}
          <Button variant="quiet" size="sm" loading={isForgetting} onClick={onForget}>
            {words.forgetPlan}
          </Button>
        </div>
      </Card>
    </div>
  )
}

const Steps = ({ plan: { courses } }: { plan: ShownPlan }) => (
  <ol className={classes.kept} aria-label={words.stepsOfPlan}>
    {courses.map(({ id, name, isBought, isLearned }) => (
      <li key={id}>
        <Link to={isBought ? paths.learnCourse(id) : paths.course(id)}>{name}</Link>{' '}
        <span>{isLearned ? words.learned : isBought ? words.bought : words.notBought}</span>
      </li>
    ))}
  </ol>
)
