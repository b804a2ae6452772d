import { CloseButton } from '@mantine/core'
import { Link } from 'react-router'
import type { Wish } from '#contract/automated-search/wish.ts'
import { paths } from '#contract/core/paths.ts'
import type { UnderstoodQuestion } from '#contract/first-question/first-question.ts'
import { paragraph } from '#web/core/sentences.ts'
import { common } from '#web/ui/words.ts'
import classes from './question.module.css'
import { hasAll, withAll, withoutAll } from './wish-changes.ts'
import { words } from './words.ts'

interface UnderstoodProps {
  question: UnderstoodQuestion
  asked: string
  wish: Wish
  onChange: (wish: Wish) => void
  /** After the button that was used is gone. */
  onLeave: () => void
}

/** What the typed words were taken to mean, apart from single skills, which are in the wish below. */
export function Understood({ question: { understood, left }, asked, wish, onChange, onLeave }: UnderstoodProps) {
  const present = presentIn(wish, understood)
  const remove = (skills: Wish) => {
    const others = present.filter((part) => part.skills !== skills).flatMap((part) => part.skills)
    onChange(withoutAll(wish, skills, others))
  }
  const goals = present.filter(({ kind }) => kind === 'goal')
  const choices = understood.filter(isChoice)
  return (
    <div className={classes.understood}>
      {goals.length > 0 && (
        <ul className={classes.goals} aria-label={words.goals}>
          {goals.map(({ id, name, typed, isGuess, skills }) => (
            <li key={id}>
              <span>{name}</span>
              {isGuess && <small>{words.from({ typed })}</small>}
              <CloseButton
                size="sm"
                variant="transparent"
                c="inherit"
                aria-label={words.removeGoal({ goal: name })}
                title={common.remove}
                onClick={() => {
                  remove(skills)
                  onLeave()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {choices.map(({ typed, field, options }) => (
        <fieldset key={typed} className={classes.choice}>
          <legend>{field === null ? words.canMean({ typed }) : words.inField({ field })}</legend>
          <div className={classes.options}>
            {options.map(({ kind, id, name, skills }) => {
              const isChosen = hasAll(wish, skills)
              return (
                <button
                  key={`${kind} ${id}`}
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => (isChosen ? remove(skills) : onChange(withAll(wish, skills)))}
                >
                  {name}
                </button>
              )
            })}
          </div>
        </fieldset>
      ))}
      {left.length > 0 && (
        <p className={classes.left}>
          {words.notUnderstood({ words: quoted(left) })}
          <Link to={paths.filteredCourses(asked)}>{words.searchFor({ typed: asked })}</Link>
        </p>
      )}
    </div>
  )
}

/** The same for screen readers. */
export function spoken({ understood, left }: UnderstoodQuestion, wish: Wish): string {
  const names = presentIn(wish, understood).map(({ name }) => name)
  return paragraph(
    names.length > 0 && words.understood({ names: names.join(', ') }),
    ...understood.filter(isChoice).map(({ options }) => words.choose({ count: options.length })),
    left.length > 0 && words.notUnderstood({ words: quoted(left) }),
  )
}

type Part = UnderstoodQuestion['understood'][number]

const isChoice = ({ options }: Part) => options.length > 1

/** What has one meaning and is still wished for. */
const presentIn = (wish: Wish, parts: Part[]) =>
  parts.flatMap(({ options: [option, other], typed, isGuess }) =>
    option && !other && hasAll(wish, option.skills) ? [{ ...option, typed, isGuess }] : [],
  )

const quoted = (texts: string[]) => texts.map((text) => `“${text}”`).join(', ')

/** The words that single skills were guessed from, by the ids of the skills. */
export const guessesOf = (question: UnderstoodQuestion | undefined): ReadonlyMap<number, string> =>
  new Map(
    question?.understood.flatMap(({ typed, isGuess, options: [option, other] }) =>
      isGuess && option?.kind === 'skill' && !other ? [[option.id, typed] as const] : [],
    ),
  )
