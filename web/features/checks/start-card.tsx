import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { extraTimes } from '#contract/checks/attempts.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceButtons } from '#web/ui/choice-buttons.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { CheckIcon } from '#web/ui/first-icons.tsx'
import { formatMinute, formatTime, percent } from '#web/ui/format.ts'
import { ClockIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { spanInWords } from '#web/ui/time-words.ts'
import { Title } from '#web/ui/title.tsx'
import { type CheckPlace, type ExtraTime, type OpenAttempt, type ShownState, startAttempt } from './checks.api.ts'
import classes from './start-card.module.css'
import { words } from './words.ts'

interface StartCardProps {
  place: CheckPlace
  state: ShownState
  /** Whether its result stands above it, so that what it asks is known. */
  isAgain: boolean
  onStarted: (attempt: OpenAttempt) => void
  /** Reads the state again. */
  onRead: () => void
}

/** What the check asks, and the button that starts an attempt. */
export function StartCard({ place, state, isAgain, onStarted, onRead }: StartCardProps) {
  const { timeLimitMinutes, isTrial, isPassed, last, attempts, attemptsLeft } = state
  const id = useId()
  const [extraTime, setExtraTime] = useState<ExtraTime>(0)
  const start = useMutation({
    mutationFn: () => startAttempt(place, extraTime),
    onSuccess: onStarted,
    onError: onRead,
  })
  const mayStart = useMayStart(state, onRead)
  return (
    <section aria-labelledby={id} className={classes.card}>
      <Title order={3} id={id}>
        {isAgain ? words.nextAttempt : words.aboutCheck}
      </Title>
      {isTrial && !isAgain && <Notice isDone>{words.trial}</Notice>}
      {!isAgain && <CheckFacts state={state} />}
      {isAgain && mayStart && attempts !== null && (
        <p className={classes.quiet}>{words.attemptsLeftAgain({ left: attemptsLeft ?? attempts, all: attempts })}</p>
      )}
      {mayStart && timeLimitMinutes !== null && (
        <div className={classes.extra}>
          <ChoiceButtons<ExtraTime>
            label={words.needsTime}
            choices={extraTimes.map((value) => ({
              value,
              label: value === 0 ? words.noExtraTime : words.extraTime({ percent: percent(value) }),
            }))}
            chosen={extraTime}
            onChoose={setExtraTime}
            isRow="wide"
          />
          <p className={classes.quiet}>
            {words.needsTimeHelp} {words.timeForYou({ time: spanInWords(Math.ceil(timeLimitMinutes * (1 + extraTime / 100))) })}
          </p>
        </div>
      )}
      {mayStart && (
        <div className={classes.start}>
          <Button variant={isPassed ? 'default' : 'filled'} loading={start.isPending} onClick={() => start.mutate()}>
            {isPassed ? words.practise : last ? words.startAgain : words.start}
          </Button>
          <span className={classes.quiet}>{timeLimitMinutes === null ? words.savedAsYouGo : words.savedButTimed}</span>
        </div>
      )}
      {!mayStart && <WhyNot state={state} />}
      {start.error && <ErrorList isQuiet messages={errorMessages(start.error)} />}
    </section>
  )
}

function CheckFacts({ state }: { state: ShownState }) {
  const { questionsCount, skills, passPercent, attempts, attemptsLeft, pauseMinutes, timeLimitMinutes } = state
  const facts: [name: string, value: string][] = [
    [words.questions, String(questionsCount)],
    [words.passMark, (skills.length > 1 ? words.passMarkEach : words.passMarkAll)({ percent: percent(passPercent) })],
    [
      words.attempts,
      attempts === null ? words.attemptsFree : words.attemptsLeft({ left: attemptsLeft ?? attempts, all: attempts }),
    ],
    ...(pauseMinutes > 0 ? [[words.pause, spanInWords(pauseMinutes)] as [string, string]] : []),
    ...(timeLimitMinutes === null ? [] : [[words.timeLimit, spanInWords(timeLimitMinutes)] as [string, string]]),
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {skills.length > 0 && (
        <div className={classes.skills}>
          <dt>{words.skills}</dt>
          <dd>
            <ul>
              {skills.map(({ id, name, level }) => (
                <li key={`${id} ${level}`}>{words.skillAndLevel({ skill: name, level })}</li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Why there is no button to start. */
function WhyNot({ state: { isPassed, nextStartUTC, attemptsLeft } }: { state: ShownState }) {
  if (isPassed) {
    return (
      <p className={classes.why} data-passed>
        <CheckIcon />
        {words.alreadyPassed}
      </p>
    )
  }
  return (
    <p className={classes.why}>
      <ClockIcon />
      {attemptsLeft !== 0 && nextStartUTC
        ? words.nextStart({ time: isToday(nextStartUTC) ? formatTime(nextStartUTC) : formatMinute(nextStartUTC) })
        : words.noAttemptsLeft}
    </p>
  )
}

const isToday = (utc: string) => new Date(utc).toDateString() === new Date().toDateString()

/** In milliseconds. A clock that is wrong must not make us ask without end, and a longer wait would overflow the timer. */
const waits = { shortest: 2000, longest: 3_600_000 }

/** When a pause ends, the state is read again: the server's clock counts. */
function useMayStart({ isTrial, nextStartUTC, attemptsLeft }: ShownState, onRead: () => void) {
  const latest = useRef(onRead)
  useEffect(() => {
    latest.current = onRead
  })
  useEffect(() => {
    if (!nextStartUTC) return
    const timer = setInterval(
      () => latest.current(),
      Math.min(waits.longest, Math.max(waits.shortest, Date.parse(nextStartUTC) - Date.now() + 500)),
    )
    return () => clearInterval(timer)
  }, [nextStartUTC])
  return isTrial || (attemptsLeft !== 0 && nextStartUTC === null)
}
