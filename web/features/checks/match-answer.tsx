import { useId } from 'react'
import type { AnswerProps } from './answer-props.ts'
import classes from './answers.module.css'
import { each } from './each.tsx'
import { words } from './words.ts'

export function MatchAnswer({ question: { left, right }, answer, onAnswer }: AnswerProps<'match'>) {
  const id = useId()
  const chosen = left.map((_, place) => answer?.right[place] ?? null)
  const choose = (place: number, choice: string) => {
    const next = chosen.with(place, choice === '' ? null : Number(choice))
    onAnswer(next.some((one) => one !== null) ? { kind: 'match', right: next } : null)
  }
  return (
    <>
      <p className={classes.help}>{words.matchHelp}</p>
      <div className={classes.pairs}>
        {each(left, (text, place) => (
          <div className={classes.pair}>
            <label htmlFor={`${id}-${place}`}>{text}</label>
            <select
              id={`${id}-${place}`}
              className={classes.input}
              value={chosen[place] ?? ''}
              onChange={(event) => choose(place, event.currentTarget.value)}
            >
              <option value="">{words.chooseMatch}</option>
              {each(right, (choice, at) => (
                <option value={at}>{choice}</option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </>
  )
}
