import { Textarea } from '@mantine/core'
import { useId } from 'react'
import classes from './question-editor.module.css'
import { questionKinds } from './question-values.ts'
import type { QuestionFormState } from './use-question-form.ts'
import { kindHelp, kindNames, words } from './words.ts'

/** The kind of the question, and what it asks. */
export function QuestionText({ form }: { form: QuestionFormState }) {
  const id = useId()
  const { kind } = form.values
  return (
    <>
      <fieldset className={classes.group} aria-describedby={`${id}-help`}>
        <legend className={classes.legend}>{words.kind}</legend>
        <div className={classes.kinds}>
          {questionKinds.map((each) => (
            <label key={each} className={classes.kind}>
              <input
                type="radio"
                name={id}
                checked={each === kind}
                onChange={() => {
                  form.setFieldValue('kind', each)
                  form.clearErrors()
                }}
              />
              {kindNames[each]}
            </label>
          ))}
        </div>
        <p id={`${id}-help`} className={classes.help}>
          {kindHelp[kind]}
        </p>
      </fieldset>
      <Textarea
        data-autofocus
        size="sm"
        label={words.text}
        rows={2}
        resize="vertical"
        autoComplete="off"
        classNames={{ input: classes.text ?? '' }}
        {...form.getInputProps('text')}
      />
    </>
  )
}
