import { Checkbox, Radio } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/Radio.css'
import { useId } from 'react'
import { formLimits } from '#contract/core/form-limits.ts'
import { LineField } from './line-field.tsx'
import { blankOption } from './question-values.ts'
import { RowButtons } from './row-buttons.tsx'
import { onEnter, RowGroup } from './row-group.tsx'
import classes from './rows.module.css'
import type { QuestionFormState } from './use-question-form.ts'
import { useRows } from './use-rows.ts'
import { words } from './words.ts'

interface OptionRowsProps {
  form: QuestionFormState
  /** Whether only one option is right. */
  isOne: boolean
}

/** The options of a choice, each with a mark for the right ones. */
export function OptionRows({ form, isOne }: OptionRowsProps) {
  const { options } = form.values
  const group = useId()
  const set = (next: typeof options) => {
    form.setFieldValue('options', next)
    form.clearFieldError('right')
  }
  const rows = useRows(options, set, blankOption, formLimits.question.options)
  const mark = (place: number, isRight: boolean) =>
    set(options.map((option, at) => ({ ...option, isRight: at === place ? isRight : option.isRight && !isOne })))
  const Mark = isOne ? Radio : Checkbox
  return (
    <RowGroup
      label={words.options}
      help={isOne ? words.optionsOneHelp : words.optionsSeveralHelp}
      errors={[form.errors.options, form.errors.right]}
      add={words.addOption}
      isFull={rows.isFull}
      onAdd={() => rows.add()}
    >
      {options.map(({ key, isRight }, place) => (
        <div key={key} className={classes.row}>
          <Mark
            className={classes.mark}
            name={isOne ? group : undefined}
            data-path={`question-options.${place}.isRight`}
            aria-label={words.isRight({ number: place + 1 })}
            title={words.right}
            // Of several that were marked before, one is sent.
            checked={isRight && (!isOne || options.findIndex((option) => option.isRight) === place)}
            onChange={(event) => mark(place, event.currentTarget.checked)}
          />
          <LineField
            ref={rows.field(key)}
            className={classes.field}
            aria-label={words.option({ number: place + 1 })}
            onKeyDown={onEnter(() => rows.add(place))}
            {...form.getInputProps(`options.${place}.text`)}
          />
          <RowButtons
            labels={{
              up: words.moveOptionUp({ number: place + 1 }),
              down: words.moveOptionDown({ number: place + 1 }),
              remove: words.removeOption({ number: place + 1 }),
            }}
            isFirst={place === 0}
            isLast={place === options.length - 1}
            onMove={(steps) => rows.move(place, steps)}
            onRemove={() => rows.remove(place)}
          />
        </div>
      ))}
    </RowGroup>
  )
}
