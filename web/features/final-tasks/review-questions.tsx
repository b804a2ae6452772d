import { Input, NumberInput, TextInput } from '@mantine/core'
import { Button } from '#web/ui/button.tsx'
import '@mantine/core/styles/NumberInput.css'
import { useEffect, useId, useRef, useState } from 'react'
import { formLimits } from '#contract/core/form-limits.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon, PlusIcon } from '#web/ui/icons.tsx'
import classes from './final-task-form.module.css'
import type { FinalTaskFormState } from './use-final-task-form.ts'
import { words } from './words.ts'

const { maxMark, maxQuestions } = formLimits.finalTask

/** The questions that a reviewer gives marks for. A new card takes the focus; when one is removed, the button does. */
export function ReviewQuestions({ form }: { form: FinalTaskFormState }) {
  const { reviewQuestions } = form.values
  const [added, setAdded] = useState<number>()
  const button = useRef<HTMLButtonElement>(null)
  const errorId = useId()
  const error = form.errors.reviewQuestions
  const add = () => {
    const key = Math.max(0, ...reviewQuestions.map(({ key }) => key)) + 1
    form.insertListItem('reviewQuestions', { key, text: '', maxMark: 10 })
    form.clearFieldError('reviewQuestions')
    setAdded(key)
  }
  const remove = (place: number) => {
    form.removeListItem('reviewQuestions', place)
    form.validateField('reviewQuestions')
    button.current?.focus()
  }
  return (
    <fieldset className={classes.group}>
      <Input.Label component="legend">{words.questions}</Input.Label>
      {reviewQuestions.map(({ key }, place) => (
        <QuestionCard key={key} form={form} place={place} isNew={key === added} onRemove={() => remove(place)} />
      ))}
      <p id={errorId} className={error ? classes.error : classes.help}>
        {error ?? words.questionsHelp}
      </p>
      <Button
        ref={button}
        className={classes.add}
        variant="default"
        size="sm"
        leftSection={<PlusIcon />}
        aria-describedby={errorId}
        disabled={reviewQuestions.length >= maxQuestions}
        onClick={add}
      >
        {words.addQuestion}
      </Button>
    </fieldset>
  )
}

interface QuestionCardProps {
  form: FinalTaskFormState
  place: number
  isNew: boolean
  onRemove: () => void
}

function QuestionCard({ form, place, isNew, onRemove }: QuestionCardProps) {
  const text = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    if (isNew) text.current?.focus()
  }, [isNew])
  return (
    <fieldset className={classes.question} aria-labelledby={id}>
      <div className={classes.questionTop}>
        <span id={id}>{words.question({ number: place + 1 })}</span>
        <IconButton size={32} label={words.removeQuestion({ number: place + 1 })} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </div>
      <TextInput
        ref={text}
        label={words.text}
        size="sm"
        autoComplete="off"
        {...form.getInputProps(`reviewQuestions.${place}.text`)}
      />
      <NumberInput
        className={classes.mark}
        label={words.maxMark}
        size="sm"
        min={maxMark.min}
        max={maxMark.max}
        allowDecimal={false}
        clampBehavior="none"
        {...form.getInputProps(`reviewQuestions.${place}.maxMark`)}
      />
    </fieldset>
  )
}
