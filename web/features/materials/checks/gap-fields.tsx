import { Textarea } from '@mantine/core'
import { useRef } from 'react'
import { gapMark } from '#contract/checks/questions.ts'
import { Button } from '#web/ui/button.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import classes from './question-editor.module.css'
import { countGaps } from './question-values.ts'
import type { QuestionFormState } from './use-question-form.ts'
import { words } from './words.ts'

/** A text with marks where something is missing, and what is accepted there. */
export function GapFields({ form }: { form: QuestionFormState }) {
  const { gapText } = form.values
  const field = useRef<HTMLTextAreaElement>(null)
  const count = countGaps(gapText)
  /** Where the cursor is, with the spaces that it needs; underscores are hard to find on a phone. */
  const insert = () => {
    const at = field.current?.selectionEnd ?? gapText.length
    const before = gapText.slice(0, at)
    const after = gapText.slice(at)
    const start = before === '' || /\s$/.test(before) ? before : `${before} `
    const end = after === '' || /^[\s.,;:!?)]/.test(after) ? after : ` ${after}`
    form.setFieldValue('gapText', `${start}${gapMark}${end}`)
    field.current?.focus()
  }
  return (
    <div className={classes.gaps}>
      <Textarea
        ref={field}
        size="sm"
        label={words.gapText}
        description={words.gapTextHelp}
        rows={3}
        resize="vertical"
        {...form.getInputProps('gapText')}
      />
      <Button variant="quiet" size="sm" className={classes.add} leftSection={<PlusIcon />} onClick={insert}>
        {words.addGap}
      </Button>
      {count > 0 && (
        <div className={classes.gapAnswers}>
          {Array.from({ length: count }, (_, place) => (
            <Textarea
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place in the text
              key={place}
              size="sm"
              label={words.gap({ number: place + 1 })}
              description={words.gapHelp}
              rows={2}
              resize="vertical"
              spellCheck={false}
              {...form.getInputProps(`gaps.${place}`)}
              value={form.values.gaps[place] ?? ''}
              onChange={(event) => form.setFieldValue('gaps', withGap(form.values.gaps, place, event.currentTarget.value))}
            />
          ))}
        </div>
      )}
    </div>
  )
}

const withGap = (gaps: string[], place: number, text: string) =>
  Array.from({ length: Math.max(gaps.length, place + 1) }, (_, at) => (at === place ? text : (gaps[at] ?? '')))
