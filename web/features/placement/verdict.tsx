import { Anchor } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDay, hours } from '#web/ui/format.ts'
import { Title } from '#web/ui/title.tsx'
import { common } from '#web/ui/words.ts'
import type { Placement, ProvenPlan } from './placement.api.ts'
import classes from './placement.module.css'
import { howItChanged } from './saved-words.ts'
import { words } from './words.ts'

interface VerdictProps {
  placement: Placement
  verdict: NonNullable<Placement['verdict']>
  onBack: () => void
}

/** What counts from now on: both plans, and the difference between them. */
export function Verdict({ placement: { skill }, verdict: { known, before, after, nextTryUTC }, onBack }: VerdictProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // The question that had the focus is not there any more.
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <Title order={3} ref={title} tabIndex={-1}>
        {known ? words.known({ skill: skill.name, level: known.level }) : words.notKnown({ skill: skill.name })}
      </Title>
      {known ? (
        <p className={classes.about}>
          {howItChanged(known)} {words.countsUntil({ day: formatDay(known.countsUntilUTC) })} {words.noProof}
        </p>
      ) : (
        <p className={classes.about}>{words.notKnownHelp({ day: formatDay(nextTryUTC) })}</p>
      )}
      {after && (
        <div className={classes.plans}>
          <Plan title={words.before} plan={before} />
          <Plan title={words.after} plan={after} />
        </div>
      )}
      <Button variant="default" onClick={onBack}>
        {words.back}
      </Button>
    </>
  )
}

function Plan({ title, plan: { totalPrice, totalMinutes, courses } }: { title: string; plan: ProvenPlan }) {
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <p className={classes.costs}>{words.costs({ points: common.points({ count: totalPrice }), time: hours(totalMinutes) })}</p>
      {courses.length === 0 ? (
        <p>{words.noCourses}</p>
      ) : (
        <ul>
          {courses.map(({ id, name }) => (
            <li key={id}>
              <Anchor component={Link} to={paths.course(id)} inherit underline="hover">
                {name}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      <p className={classes.quiet}>{words.proven}</p>
    </section>
  )
}
