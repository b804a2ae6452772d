import { NumberInput, Textarea } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import { useForm } from '@mantine/form'
import { limits } from '#contract/core/limits.ts'
import type { LevelAnswer } from '#contract/ratings/rating-counts.ts'
import type { OwnRating } from '#contract/ratings/ratings.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceButtons } from '#web/ui/choice-buttons.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { formatNumber } from '#web/ui/format.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { findErrors, toBody, toValues } from './rating-values.ts'
import { useRate } from './ratings.api.ts'
import classes from './ratings.module.css'
import { StarChoice } from './star-choice.tsx'

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'partly', label: 'Partly' },
  { value: 'no', label: 'No' },
  { value: '', label: 'No answer' },
] as const

interface RatingFormProps {
  courseId: number
  /** The one that is changed. */
  rating: OwnRating['rating']
  onClose: () => void
}

export function RatingForm({ courseId, rating, onClose }: RatingFormProps) {
  const rate = useRate(courseId)
  const form = useForm({ initialValues: toValues(rating), validate: findErrors, validateInputOnBlur: true })
  const submit = form.onSubmit((values) => {
    if (rate.isPending) return
    const done = () => {
      notifyDone(rating ? 'Your rating is changed.' : 'Thank you for your rating.')
      onClose()
    }
    rate.mutate(toBody(values), { onSuccess: done })
  }, focusFirstError(form))
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label="Your rating">
      <StarChoice
        value={form.values.stars}
        error={form.errors.stars as string | undefined}
        onChange={(stars) => form.setFieldValue('stars', stars)}
      />
      <Textarea
        label="What should others know?"
        description={`Optional, at most ${formatNumber(limits.rating.text.max)} characters. It is shown with your name.`}
        rows={4}
        resize="vertical"
        {...form.getInputProps('text')}
      />
      <NumberInput
        classNames={{ wrapper: classes.hours }}
        label="How many hours did it take?"
        description="Optional, in whole or half hours. From ten answers on, the plan can count with them."
        min={limits.rating.minutes.min / 60}
        max={limits.rating.minutes.max / 60}
        step={0.5}
        clampBehavior="none"
        {...form.getInputProps('hours')}
      />
      <div className={classes.answers}>
        <ChoiceButtons<LevelAnswer | ''>
          label="Did you reach the stated levels?"
          choices={answers}
          chosen={form.values.levelsReached}
          onChoose={(answer) => form.setFieldValue('levelsReached', answer)}
          isRow
        />
      </div>
      {rate.isError && <ErrorList messages={errorMessages(rate.error)} />}
      <div className={classes.buttons}>
        <Button type="submit" loading={rate.isPending}>
          {rating ? 'Save your rating' : 'Send your rating'}
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
