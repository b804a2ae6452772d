import { NumberInput, Textarea } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import { limits } from '#contract/core/limits.ts'
import classes from './question-editor.module.css'
import { SkillField } from './skill-field.tsx'
import type { QuestionFormState } from './use-question-form.ts'
import { words } from './words.ts'

const { min, max } = limits.course.skillLevel

/** Why the answer is right, and what a right answer shows. */
export function SkillAndLevel({ form }: { form: QuestionFormState }) {
  return (
    <>
      <Textarea
        size="sm"
        label={words.explanation}
        description={words.explanationHelp}
        rows={2}
        resize="vertical"
        {...form.getInputProps('explanation')}
      />
      <div className={classes.skill}>
        <SkillField
          label={words.skill}
          whenNone={words.chooseSkill}
          remove={words.removeSkill}
          skill={form.values.skill}
          onChoose={(skill) => form.setFieldValue('skill', skill)}
        />
        <NumberInput
          size="sm"
          label={words.level}
          description={words.levelHelp}
          min={min}
          max={max}
          allowDecimal={false}
          clampBehavior="none"
          {...form.getInputProps('level')}
        />
      </div>
    </>
  )
}
