import { useMutation } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { Answer } from '#contract/checks/answers.ts'
import { placementLimits } from '#contract/placement/placement-limits.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { AskedQuestion, isAnswered } from '#web/features/checks/index.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { SkeletonLines } from '#web/ui/loading.tsx'
import { answerPlacement, endPlacement, type Placement } from './placement.api.ts'
import classes from './placement.module.css'
import { words } from './words.ts'

interface AskingProps {
  placement: Placement
  onAnswered: (placement: Placement) => void
}

/** One question at a time. It can be left and continued: the server has every answer. */
export function Asking({ placement: { id, skill, answered, next }, onAnswered }: AskingProps) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const position = next?.position ?? 0
  const sending = useMutation({
    mutationFn: (given: Answer | null) => answerPlacement(id, position, given),
    onSuccess: onAnswered,
  })
  const ending = useMutation({ mutationFn: () => endPlacement(id), onSuccess: onAnswered })
  const error = sending.error ?? ending.error
  const isBusy = sending.isPending || ending.isPending
  if (!next) return null
  return (
    <div className={classes.asking}>
      <p className={classes.quiet} role="status">
        {words.atMost({ answered, most: placementLimits.questions })}
      </p>
      <progress max={placementLimits.questions} value={answered} aria-label={words.asking({ skill: skill.name })} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) sending.mutate(answer)
        }}
      >
        <Suspense fallback={<SkeletonLines count={4} />}>
          <Question number={answered + 1} next={next} answer={answer} onAnswer={setAnswer} />
        </Suspense>
        {error && <ErrorList isQuiet messages={errorMessages(error)} />}
        <div className={classes.buttons}>
          <Button
            type="submit"
            loading={sending.isPending && sending.variables !== null}
            disabled={!isAnswered(next.question, answer)}
          >
            {words.answer}
          </Button>
          <Button
            variant="default"
            loading={sending.isPending && sending.variables === null}
            onClick={() => !isBusy && sending.mutate(null)}
          >
            {words.dontKnow}
          </Button>
          <Button variant="quiet" loading={ending.isPending} onClick={() => !isBusy && ending.mutate()}>
            {words.stop}
          </Button>
        </div>
      </form>
      <p className={classes.quiet}>{words.noFeedback}</p>
    </div>
  )
}

interface QuestionProps {
  number: number
  next: NonNullable<Placement['next']>
  answer: Answer | null
  onAnswer: (answer: Answer | null) => void
}

/** It takes the focus from the button that fetched it, which is not there any more. */
function Question({ number, next: { question }, answer, onAnswer }: QuestionProps) {
  const card = useRef<HTMLFieldSetElement>(null)
  useEffect(() => card.current?.focus(), [])
  return <AskedQuestion ref={card} number={number} question={question} answer={answer} onAnswer={(given) => onAnswer(given)} />
}
