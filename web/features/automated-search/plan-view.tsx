import { type ReactNode, useRef } from 'react'
import { paragraph } from '#web/core/sentences.ts'
import { LevelHelp } from '#web/features/course-parts/index.ts'
import { Chip } from '#web/ui/chip.tsx'
import type { Plan } from './automated-search.api.ts'
import { PlanButtons } from './plan-buttons.tsx'
import { PlanFigures } from './plan-figures.tsx'
import { PlanSteps } from './plan-steps.tsx'
import classes from './plan-view.module.css'
import { proofWords, realTimeWords } from './plan-words.ts'
import { Seal } from './seal.tsx'
import { SkillBar } from './skill-bar.tsx'
import { stepsAndTargets, type Target } from './steps-and-targets.ts'
import { type PlanSearch, planPath } from './wish-address.ts'
import { words } from './words.ts'

export interface PlanViewProps {
  plan: Plan
  planSearch: PlanSearch
  isBusy: boolean
  /** How many steps are on a page. */
  pageSize: number
  /** The address of what is wanted now, on the screen that shows the plan. */
  path: string
  /** What else can be done with the plan. */
  actions: ReactNode
  /** For a course that must be in the plan. */
  onMakeOptional: (courseId: number) => void
}

/** The plan in steps: its cost, how good it is, its skills, and each course as a step with its reason. */
export function PlanView({ plan: { courses, info }, planSearch, isBusy, actions, ...paging }: PlanViewProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const { byTime } = planSearch
  const { steps, targets } = stepsAndTargets(courses, info, planSearch.wish)
  const isBeyond = targets.some(({ reached, wanted }) => reached > wanted)
  if (courses.length === 0) return <Reached targets={targets} isBusy={isBusy} />
  const hasMusts = courses.some(({ why }) => why === 'wanted')
  const proof = proofWords(info, byTime, hasMusts)
  const realTime = realTimeWords(info)
  return (
    <div className={classes.plan} aria-busy={isBusy}>
      <section className={classes.summary} aria-label={words.atAGlance}>
        <div className={classes.top}>
          <div className={classes.proof}>
            <Seal isProven={proof.isProven} />
            <div>
              <h2 ref={title} tabIndex={-1} className={classes.seal} data-proven={proof.isProven || undefined}>
                {proof.seal}
              </h2>
              <p className={classes.sentence}>{proof.sentence}</p>
            </div>
          </div>
          <PlanButtons courses={courses} wish={planSearch.wish} isBusy={isBusy} onKeep={() => title.current?.focus()} />
        </div>
        <Counted targets={targets} ownedCourses={info.Counted?.OwnedCourses ?? 0} />
        <div className={classes.figures}>
          <PlanFigures price={info.TotalPrice} minutes={info.TotalMinutes} courses={courses.length} note={realTime} />
          <div className={classes.actions}>{actions}</div>
        </div>
        <ul className={classes.targets} aria-label={words.brings}>
          {targets.map((target) => (
            <SkillBar key={target.skillId} target={target} />
          ))}
        </ul>
        <div className={classes.legend}>
          <p>
            {paragraph(
              words.barsHelp,
              targets.some(({ parts }) => parts[0]?.from === 'known') && words.greenIsKnown,
              isBeyond && words.fadedIsMore,
            )}
          </p>
          <LevelHelp />
        </div>
      </section>

      <PlanSteps key={planPath(planSearch)} steps={steps} targets={targets} info={info} byTime={byTime} {...paging} />
    </div>
  )
}

/** What the plan counts of the learner's own levels and courses. */
function Counted({ targets, ownedCourses }: { targets: Target[]; ownedCourses: number }) {
  const known = targets.flatMap(({ skillId, skillName, parts: [first] }) =>
    first?.from === 'known' ? { skillId, text: `${skillName} ${first.level}` } : [],
  )
  if (known.length === 0 && ownedCourses === 0) return null
  return (
    <div className={classes.counted}>
      <span id="counted">{words.alreadyCounted}</span>
      <ul aria-labelledby="counted">
        {known.map(({ skillId, text }) => (
          <li key={skillId}>
            <Chip>{text}</Chip>
          </li>
        ))}
        {ownedCourses > 0 && (
          <li>
            <Chip>{words.coursesOwned({ count: ownedCourses })}</Chip>
          </li>
        )}
      </ul>
    </div>
  )
}

function Reached({ targets, isBusy }: { targets: Target[]; isBusy: boolean }) {
  return (
    <section className={`${classes.summary} ${classes.plan}`} aria-labelledby="reached" aria-busy={isBusy}>
      <div className={classes.top}>
        <div className={classes.proof}>
          <Seal isProven />
          <div>
            <h2 id="reached" className={classes.seal} data-proven>
              {words.reached}
            </h2>
            <p className={classes.sentence}>{words.noCourseNeeded}</p>
          </div>
        </div>
      </div>
      <ul className={classes.targets} aria-label={words.whatYouKnow}>
        {targets.map((target) => (
          <SkillBar key={target.skillId} target={target} />
        ))}
      </ul>
      <div className={classes.legend}>
        <LevelHelp />
      </div>
    </section>
  )
}
