import { Checkbox, NumberInput, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/NumberInput.css'
import { formLimits } from '#contract/core/form-limits.ts'
import { GapFields } from './gap-fields.tsx'
import { OptionRows } from './option-rows.tsx'
import { ItemRows, PairRows } from './order-and-match.tsx'
import classes from './question-editor.module.css'
import type { QuestionFormState } from './use-question-form.ts'
import { words } from './words.ts'

/** The fields with the right answer. */
export function KindFields({ form }: { form: QuestionFormState }) {
  switch (form.values.kind) {
    case 'one':
    case 'several':
      return <OptionRows form={form} isOne={form.values.kind === 'one'} />
    case 'number':
      return <NumberFields form={form} />
    case 'short':
      return <ShortFields form={form} />
    case 'order':
      return <ItemRows form={form} />
    case 'match':
      return <PairRows form={form} />
    case 'gaps':
      return <GapFields form={form} />
  }
}

function NumberFields({ form }: { form: QuestionFormState }) {
  const { value, tolerance, unit } = form.values
  const around = Number(tolerance) || 0
  return (
    <div>
      <div className={classes.figures}>
        <NumberInput size="sm" label={words.value} hideControls {...form.getInputProps('value')} />
        <NumberInput
          size="sm"
          label={words.tolerance}
          description={words.toleranceHelp}
          allowNegative={false}
          hideControls
          {...form.getInputProps('tolerance')}
        />
        <TextInput
          size="sm"
          label={words.unit}
          description={words.unitHelp}
          autoComplete="off"
          maxLength={formLimits.question.unit}
          {...form.getInputProps('unit')}
        />
      </div>
      {typeof value === 'number' && (
        <p className={classes.taken} role="status">
          {around === 0
            ? words.takenNumber({ from: String(value), unit })
            : words.takenNumbers({ from: shown(value - around), to: shown(value + around), unit })}
        </p>
      )}
    </div>
  )
}

/** Without what computing in binary adds: 0.1 + 0.2. */
const shown = (value: number) => String(Number(value.toPrecision(12)))

function ShortFields({ form }: { form: QuestionFormState }) {
  return (
    <>
      <Textarea
        size="sm"
        label={words.accepted}
        description={words.acceptedHelp}
        rows={3}
        resize="vertical"
        spellCheck={false}
        {...form.getInputProps('accepted')}
      />
      <Checkbox label={words.isCaseSensitive} {...form.getInputProps('isCaseSensitive', { type: 'checkbox' })} />
    </>
  )
}
