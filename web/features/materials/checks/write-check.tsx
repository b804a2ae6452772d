import { NumberInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import { type FormEvent, useRef, useState } from 'react'
import type { BankQuestion } from '#contract/checks/bank.ts'
import { createButtons, editTitles, newTitles } from '#contract/materials/authoring-words.ts'
import type { CheckToEdit } from '#contract/materials/checks.ts'
import type { Check } from '#contract/materials/materials.ts'
import { Button } from '#web/ui/button.tsx'
import { CreateForm } from '#web/ui/create-form.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { Notice } from '#web/ui/notice.tsx'
import { common } from '#web/ui/words.ts'
import { BankDialog } from './bank-dialog.tsx'
import { CheckRules } from './check-rules.tsx'
import { minutesFor, summarise } from './check-summary.ts'
import { toCheckBody, toRules } from './check-values.ts'
import { useSaveCheck } from './checks.api.ts'
import { ImportDialog } from './import-dialog.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { QuestionPool } from './question-pool.tsx'
import { useCheckForm } from './use-check-form.ts'
import { words } from './words.ts'
import classes from './write-check.module.css'

interface WriteCheckProps {
  /** The check to change; without it, a new one is made. */
  check?: CheckToEdit | undefined
  /** The questions that are in its pool, or were chosen in this tab. */
  questions: BankQuestion[]
  onSaved: (check: Check) => void
}

/** What is open above the form. */
type Above = { name: 'bank' | 'import' } | { name: 'question'; item: BankQuestion | undefined }

/** The form of a check. Its code is loaded only here. */
export function WriteCheck({ check, questions, onSaved }: WriteCheckProps) {
  const [known, setKnown] = useState<ReadonlyMap<number, BankQuestion>>(new Map(questions.map((item) => [item.id, item])))
  const { form, clear, isRestored } = useCheckForm(check, (id) => known.has(id))
  const [above, setAbove] = useState<Above>()
  const adder = useRef<HTMLButtonElement>(null)
  const save = useSaveCheck(check?.id)
  const isOwn = check?.isOwn ?? true
  const { ids } = form.values
  const pool = ids.flatMap((id) => known.get(id) ?? [])
  const setIds = (next: number[]) => {
    form.setFieldValue('ids', next)
    form.clearFieldError('ids')
  }
  const learn = (items: BankQuestion[]) =>
    setKnown((before) => new Map([...before, ...items.map((item) => [item.id, item] as const)]))
  const add = (items: BankQuestion[]) => {
    learn(items)
    setIds([...new Set([...form.getValues().ids, ...items.map(({ id }) => id)])])
  }
  const toggle = (item: BankQuestion, isChosen: boolean) =>
    isChosen ? add([item]) : setIds(form.getValues().ids.filter((id) => id !== item.id))
  const close = () => setAbove(undefined)
  const submit = form.onSubmit(
    (values) =>
      save.mutate(toCheckBody(values), {
        onSuccess: (saved) => {
          clear()
          onSaved(saved)
        },
      }),
    (errors) => (Object.keys(errors)[0] === 'ids' ? adder.current?.focus() : focusFirstError(form)(errors)),
  )
  const rules = toRules(form.values)
  const summary = pool.length > 0 ? summarise(pool, rules) : undefined
  const minutes = minutesFor(pool, rules)
  return (
    <>
      <CreateForm
        title={check ? editTitles.check : newTitles.check}
        button={check ? common.save : createButtons.check}
        isPlain
        isValid
        isBusy={save.isPending}
        error={save.error}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          // A dialog is outside of the form of the course, but its events bubble there.
          event.stopPropagation()
          submit(event)
        }}
      >
        {isRestored && (
          <div className={classes.restored}>
            <Notice>{words.changesAreBack}</Notice>
            <Button variant="default" size="sm" onClick={clear}>
              {check ? words.showSaved : words.beginAgain}
            </Button>
          </div>
        )}
        <div className={classes.fields}>
          <TextInput size="sm" label={words.name} autoComplete="off" {...form.getInputProps('name')} />
          <NumberInput
            size="sm"
            label={words.minutesToLearn}
            placeholder={minutes > 0 ? words.byQuestionsMinutes({ minutes }) : words.byQuestions}
            allowDecimal={false}
            allowNegative={false}
            hideControls
            {...form.getInputProps('learningMinutes')}
          />
        </div>
        <QuestionPool
          pool={pool}
          isOwn={isOwn}
          error={form.errors.ids}
          onOrder={setIds}
          onEdit={(item) => setAbove({ name: 'question', item })}
          adder={adder}
          onWrite={() => setAbove({ name: 'question', item: undefined })}
          onChoose={() => setAbove({ name: 'bank' })}
          onImport={() => setAbove({ name: 'import' })}
        />
        <CheckRules form={form} />
        {summary && (
          <section className={classes.summary} aria-label={words.whatLearnersGet}>
            <h3>{words.whatLearnersGet}</h3>
            <p>{summary}</p>
          </section>
        )}
      </CreateForm>
      {above?.name === 'bank' && (
        <BankDialog
          ofCheck={isOwn ? undefined : check?.id}
          chosen={{ ids: new Set(ids), onToggle: toggle, onAdd: add, onChange: (item) => learn([item]) }}
          onClose={close}
        />
      )}
      {above?.name === 'import' && <ImportDialog like={pool.at(-1)} onAdded={add} onClose={close} />}
      {above?.name === 'question' && (
        <QuestionDialog
          item={above.item}
          like={pool.at(-1)}
          onSaved={(item) => (above.item ? learn([item]) : add([item]))}
          onClose={close}
        />
      )}
    </>
  )
}
