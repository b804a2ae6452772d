import { type ComponentProps, useId } from 'react'
import type { AnswerProps } from './answer-props.ts'
import classes from './answers.module.css'
import { each } from './each.tsx'
import { words } from './words.ts'

export function OneAnswer({ question, answer, onAnswer }: AnswerProps<'one'>) {
  const name = useId()
  return (
    <>
      <p className={classes.help}>{words.chooseOne}</p>
      <div className={classes.options}>
        {each(question.options, (text, option) => (
          <Option
            type="radio"
            name={name}
            text={text}
            checked={answer?.option === option}
            onChange={() => onAnswer({ kind: 'one', option })}
          />
        ))}
      </div>
    </>
  )
}

export function SeveralAnswer({ question, answer, onAnswer }: AnswerProps<'several'>) {
  const chosen = new Set(answer?.options)
  const toggle = (option: number) => {
    const options = [...chosen.symmetricDifference(new Set([option]))].toSorted((one, other) => one - other)
    onAnswer(options.length > 0 ? { kind: 'several', options } : null)
  }
  return (
    <>
      <p className={classes.help}>{words.chooseSeveral}</p>
      <div className={classes.options}>
        {each(question.options, (text, option) => (
          <Option type="checkbox" text={text} checked={chosen.has(option)} onChange={() => toggle(option)} />
        ))}
      </div>
    </>
  )
}

/** The whole row can be touched. */
const Option = ({ text, ...input }: ComponentProps<'input'> & { text: string }) => (
  <label className={classes.option}>
    <input {...input} />
    <span>{text}</span>
  </label>
)
