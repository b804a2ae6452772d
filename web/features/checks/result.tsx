import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { CheckResult } from '#contract/checks/attempts.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertIcon, CheckIcon, ChevronDownIcon } from '#web/ui/first-icons.tsx'
import { formatMinute, percent } from '#web/ui/format.ts'
import { Title } from '#web/ui/title.tsx'
import { AnsweredQuestions } from './answered-questions.tsx'
import type { ShownState } from './checks.api.ts'
import classes from './result.module.css'
import { words } from './words.ts'

interface ResultProps {
  result: CheckResult
  state: ShownState
  /** Whether it has just been sent. It then takes the focus, and shows everything. */
  isNew: boolean
  /** What to do next. */
  children: ReactNode
}

/** How an attempt ended: in all, by skill, and question by question. */
export function Result({ result, state, isNew, children }: ResultProps) {
  const { isPassed, sentAtUTC, skills, questions } = result
  const id = useId()
  const heading = useFocusIf(isNew)
  const [isOpen, setOpen] = useState(isNew)
  return (
    <section aria-labelledby={id} className={classes.result}>
      <div className={classes.head} data-passed={isPassed || undefined}>
        <span className={classes.seal}>{isPassed ? <CheckIcon /> : <AlertIcon />}</span>
        <div>
          <Title order={3} size={2} id={id} ref={heading} tabIndex={-1}>
            {headline(result, state)}
          </Title>
          <p>{describe(result, state)}</p>
        </div>
        <strong className={classes.percent}>{words.correct({ percent: percent(result.percent) })}</strong>
      </div>
      <SkillBars skills={skills} passPercent={state.passPercent} />
      {!isPassed && children}
      <div className={classes.answers}>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          rightSection={<ChevronDownIcon />}
          className={classes.toggle}
          onClick={() => setOpen(!isOpen)}
        >
          {words.yourAnswers}
        </Button>
        <span className={classes.quiet}>{words.sentAt({ time: formatMinute(sentAtUTC) })}</span>
      </div>
      {isOpen && <AnsweredQuestions questions={questions} />}
      {isOpen && !isPassed && !state.isTrial && questions.every(({ right }) => right === null) && (
        <p className={classes.quiet}>{words.answersLater}</p>
      )}
      {isPassed && children}
    </section>
  )
}

function headline({ isPassed }: CheckResult, state: ShownState): string {
  if (isPassed) return words.passed
  const isLast = state.attemptsLeft === 0 || state.isPassed
  return isLast ? words.notPassedAtAll : words.notPassed
}

function describe({ isPassed, skills }: CheckResult, { isTrial, isPassed: hasPassed }: ShownState): string {
  if (isTrial) return isPassed ? words.passedTrial : words.notPassedTrial
  if (isPassed) return words.passedText
  if (hasPassed) return words.notPassedAgain
  return skills.length > 1 ? words.notPassedText : words.notPassedTextOne
}

/** Each skill against the pass mark. */
function SkillBars({ skills, passPercent }: Pick<CheckResult, 'skills'> & { passPercent: number }) {
  const id = useId()
  return (
    <div>
      <h4 id={id} className={classes.heading}>
        {words.bySkill}
      </h4>
      <ul aria-labelledby={id} className={classes.skills}>
        {skills.map(({ skill, percent: reached, isPassed }) => (
          <li key={skill?.id ?? 0} data-passed={isPassed || undefined}>
            <span className={classes.skill}>
              {skill?.name ?? (skills.length > 1 ? words.otherQuestions : words.allQuestions)}
            </span>
            <span className={classes.reached}>
              {isPassed ? <CheckIcon /> : <AlertIcon />}
              {isPassed ? words.reached : words.notReached}
            </span>
            <svg className={classes.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className={classes.rail} width="100" height="8" />
              <rect className={classes.fill} width={reached} height="8" />
              <line className={classes.pass} x1={passPercent} x2={passPercent} y1="0" y2="8" />
            </svg>
            <span className={classes.quiet}>
              {words.ofPassMark({ percent: percent(reached), passMark: percent(passPercent) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useFocusIf(isNew: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNew) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [isNew])
  return heading
}
