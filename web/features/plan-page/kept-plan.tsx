import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { useNamed } from '#web/features/automated-search/index.ts'
import { FollowLink, type ShownPlan, useForgetPlan, useKeptPlan } from '#web/features/kept-plans/index.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import classes from './plan-page.module.css'
import { words } from './words.ts'

/** The plan whose courses were put into the cart, and how far one is with it. */
export function KeptPlan() {
  const plan = useKeptPlan()
  return plan ? <Kept plan={plan} /> : null
}

function Kept({ plan }: { plan: ShownPlan }) {
  const { wish } = useNamed({ wish: plan.wish, must: [], byTime: false, countOwn: true, realTime: false })
  const forget = useForgetPlan()
  const learned = plan.courses.filter(({ isLearned }) => isLearned).length
  return (
    <div className={classes.own}>
      <Card title={words.keptPlan} aside={words.learnedOf({ learned: String(learned), steps: String(plan.courses.length) })}>
        {wish.length > 0 && (
          <ul className={classes.chips} aria-label={words.wantedInPlan}>
            {wish.map(({ skillId, skillName = '…', level }) => (
              <li key={skillId}>
                <Chip>{`${skillName} ${level}`}</Chip>
              </li>
            ))}
          </ul>
        )}
        <ol className={classes.kept} aria-label={words.stepsOfPlan}>
          {plan.courses.map(({ id, name, isBought, isLearned }) => (
            <li key={id}>
              <Link to={isBought ? paths.learnCourse(id) : paths.course(id)}>{name}</Link>{' '}
              <span>{isLearned ? words.learned : isBought ? words.bought : words.notBought}</span>
            </li>
          ))}
        </ol>
        <div className={classes.buttons}>
          {wish.length > 0 && (
            <LinkButton to={paths.plan({ wish })} variant="default" size="sm">
              {words.openPlan}
            </LinkButton>
          )}
          <FollowLink plan={plan} size="sm" />
          <Button variant="quiet" size="sm" loading={forget.isPending} onClick={() => forget.mutate()}>
            {words.forgetPlan}
          </Button>
        </div>
      </Card>
    </div>
  )
}
