import { Input, NativeSelect, NumberInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import { useId } from 'react'
import { formLimits } from '#contract/core/form-limits.ts'
import type { CheckFeedback } from '#contract/materials/checks.ts'
import { ChoiceButtons } from '#web/ui/choice-buttons.tsx'
import classes from './check-rules.module.css'
import { pauseUnits } from './check-values.ts'
import type { CheckFormState } from './use-check-form.ts'
import { words } from './words.ts'

const feedbacks: { value: CheckFeedback; label: string }[] = [
  { value: 'percent', label: words.feedbackPercent },
  { value: 'marks', label: words.feedbackMarks },
  { value: 'answers', label: words.feedbackAnswers },
]
const units = pauseUnits.map((value) => ({ value, label: words[value] }))
const whole = { size: 'sm', allowDecimal: false, allowNegative: false, hideControls: true } as const

/** How many questions are asked, how often and how long one may try, and what is told. */
export function CheckRules({ form }: { form: CheckFormState }) {
  const id = useId()
  return (
    <section className={classes.rules} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {words.howItIsAsked}
      </h3>
      <div className={classes.fields}>
        <NumberInput
          {...whole}
          label={words.questionsPerSkill}
          description={words.questionsPerSkillHelp}
          placeholder={words.all}
          {...form.getInputProps('questionsPerSkill')}
        />
        <NumberInput
          {...whole}
          label={words.passMark}
          description={words.passMarkHelp}
          placeholder={String(formLimits.check.passPercent.default)}
          {...form.getInputProps('passPercent')}
        />
        <NumberInput
          {...whole}
          label={words.timeLimit}
          description={words.timeLimitHelp}
          placeholder={words.none}
          {...form.getInputProps('timeLimitMinutes')}
        />
        <NumberInput
          {...whole}
          label={words.attempts}
          description={words.attemptsHelp}
          placeholder={words.asManyAsOneLikes}
          {...form.getInputProps('attempts')}
        />
        <PauseField form={form} />
      </div>
      <div className={classes.feedback}>
        <ChoiceButtons
          label={words.feedback}
          choices={feedbacks}
          chosen={form.values.feedback}
          onChoose={(feedback) => form.setFieldValue('feedback', feedback)}
          isRow="wide"
        />
        {form.values.feedback === 'answers' && <p>{words.feedbackHelp}</p>}
      </div>
    </section>
  )
}

/** Minutes are sent; people think in hours and days. */
function PauseField({ form }: { form: CheckFormState }) {
  const id = useId()
  const { error, ...pause } = form.getInputProps('pause')
  return (
    <Input.Wrapper label={words.pause} labelProps={{ htmlFor: id }} error={error} errorProps={{ id: `${id}-error` }}>
      <div className={classes.pause}>
        <NumberInput
          {...whole}
          id={id}
          placeholder={words.none}
          aria-describedby={error ? `${id}-error` : undefined}
          error={Boolean(error)}
          {...pause}
        />
        <NativeSelect size="sm" aria-label={words.pauseUnit} data={units} {...form.getInputProps('pauseUnit')} />
      </div>
    </Input.Wrapper>
  )
}
