import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { errorMessages } from '#web/core/call-error.ts'
import type { PlanSearch } from '#web/features/automated-search/index.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { formatDay, hours } from '#web/ui/format.ts'
import { common } from '#web/ui/words.ts'
import { type SkillWorth, worthQuery } from './placement.api.ts'
import classes from './placement.module.css'
import { words } from './words.ts'

interface WorthProps {
  planSearch: PlanSearch
  viewer: string | undefined
  guest: string
  /** The skill whose first question is being fetched. */
  starting: number | undefined
  onTry: (skillId: number) => void
}

/** What the plan would cost less with each skill, and a button to try it. It takes the focus from the button that led here, which is gone. */
export function Worth(props: WorthProps) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={part} tabIndex={-1} className={classes.part}>
      <Skills {...props} />
    </div>
  )
}

function Skills({ planSearch, viewer, guest, starting, onTry }: WorthProps) {
  const { data, error, refetch } = useQuery(worthQuery(planSearch, viewer, guest))
  if (error)
    return (
      <ErrorList isQuiet messages={errorMessages(error)}>
        <Button variant="default" size="sm" onClick={() => refetch()}>
          {common.tryAgain}
        </Button>
      </ErrorList>
    )
  if (!data)
    return (
      <p role="status" className={classes.quiet}>
        {words.looking}
      </p>
    )
  if (data.length === 0) return <p role="status">{words.noneSaves}</p>
  return (
    <ul className={classes.worth} aria-label={words.worth}>
      {data.map((skill) => (
        <li key={skill.skillId}>
          <div>
            <p>{sentence(skill, planSearch.byTime)}</p>
            <Others skill={skill} byTime={planSearch.byTime} />
          </div>
          <Way skill={skill} isStarting={starting === skill.skillId} isBusy={starting !== undefined} onTry={onTry} />
        </li>
      ))}
    </ul>
  )
}

/** The most that can be saved. */
function sentence({ skillName: skill, levels }: SkillWorth, byTime: boolean): string {
  const { level, savedPrice, savedMinutes } = levels.at(-1) ?? { level: 0, savedPrice: 0, savedMinutes: 0 }
  return byTime || savedPrice === 0
    ? words.savesHours({ skill, level, time: hours(savedMinutes) })
    : words.savesPoints({ skill, level, points: common.points({ count: savedPrice }) })
}

/** What lower levels save. */
function Others({ skill: { skillName: skill, levels }, byTime }: { skill: SkillWorth; byTime: boolean }) {
  const lower = levels.slice(0, -1)
  if (lower.length === 0) return null
  return (
    <ul className={classes.lower} aria-label={words.lowerLevels({ skill })}>
      {lower.map(({ level, savedPrice, savedMinutes }) => {
        const saved = byTime || savedPrice === 0 ? hours(savedMinutes) : common.points({ count: savedPrice })
        return <li key={level}>{words.more({ level: common.level({ level }), saved })}</li>
      })}
    </ul>
  )
}

interface WayProps {
  skill: SkillWorth
  isStarting: boolean
  isBusy: boolean
  onTry: (skillId: number) => void
}

function Way({ skill: { skillId, skillName: skill, canTry, nextTryUTC, isOpen }, isStarting, isBusy, onTry }: WayProps) {
  if (nextTryUTC) return <p className={classes.quiet}>{words.tryAgainOn({ day: formatDay(nextTryUTC) })}</p>
  if (!canTry) return <p className={classes.quiet}>{words.noQuestions}</p>
  return (
    <Button variant="default" size="sm" loading={isStarting} disabled={isBusy && !isStarting} onClick={() => onTry(skillId)}>
      {isOpen ? words.goOn({ skill }) : words.tryIt({ skill })}
    </Button>
  )
}
