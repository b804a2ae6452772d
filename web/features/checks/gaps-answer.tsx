import { formLimits } from '#contract/core/form-limits.ts'
import type { AnswerProps } from './answer-props.ts'
import classes from './answers.module.css'
import { each } from './each.tsx'
import { words } from './words.ts'
import { typedText } from './written-answers.tsx'

export function GapsAnswer({ question: { parts }, answer, onAnswer }: AnswerProps<'gaps'>) {
  const count = parts.length - 1
  const texts = Array.from({ length: count }, (_, gap) => answer?.texts[gap] ?? '')
  const fill = (gap: number, text: string) => {
    const next = texts.with(gap, text)
    onAnswer(next.some(Boolean) ? { kind: 'gaps', texts: next } : null, true)
  }
  return (
    <>
      <p className={classes.help}>{words.fillGaps}</p>
      <p className={classes.gapText}>
        {each(parts, (part, gap) => (
          <>
            {part}
            {gap < count && (
              <input
                className={classes.gap}
                aria-label={words.gap({ number: gap + 1, all: count })}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                maxLength={formLimits.question.part}
                value={texts[gap]}
                onChange={(event) => fill(gap, typedText(event))}
              />
            )}
          </>
        ))}
      </p>
    </>
  )
}
