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
import { notifyDone } from '#web/ui/notify.tsx'
import { common } from '#web/ui/words.ts'
import { findErrors, toBody, toValues } from './rating-values.ts'
import { useRate } from './ratings.api.ts'
import classes from './ratings.module.css'
import { StarChoice } from './star-choice.tsx'
import { words } from './words.ts'

const answers = [
  { value: 'yes', label: words.yes },
  { value: 'partly', label: words.partly },
  { value: 'no', label: words.no },
  { value: '', label: words.noAnswer },
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
      notifyDone(rating ? words.isChanged : words.thanks)
      onClose()
    }
    rate.mutate(toBody(values), { onSuccess: done })
  }, focusFirstError(form))
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label={words.yourRating}>
      <StarChoice
        value={form.values.stars}
        error={form.errors.stars as string | undefined}
        onChange={(stars) => form.setFieldValue('stars', stars)}
      />
      <Textarea
        label={words.text}
        description={words.textHelp({ most: limits.rating.text.max })}
        rows={4}
        resize="vertical"
        {...form.getInputProps('text')}
      />
      <NumberInput
        classNames={{ wrapper: classes.hours }}
        label={words.hours}
        description={words.hoursHelp}
        min={limits.rating.minutes.min / 60}
        max={limits.rating.minutes.max / 60}
        step={0.5}
        clampBehavior="none"
        {...form.getInputProps('hours')}
      />
      <div className={classes.answers}>
        <ChoiceButtons<LevelAnswer | ''>
          label={words.levels}
          choices={answers}
          chosen={form.values.levelsReached}
          onChoose={(answer) => form.setFieldValue('levelsReached', answer)}
          isRow
        />
      </div>
      {rate.isError && <ErrorList messages={errorMessages(rate.error)} />}
      <div className={classes.buttons}>
        <Button type="submit" loading={rate.isPending}>
          {rating ? words.save : words.send}
        </Button>
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </form>
  )
}
