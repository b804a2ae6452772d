import { useState } from 'react'
import type { BankQuestion } from '#contract/checks/bank.ts'
import { CallError, errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { common } from '#web/ui/words.ts'
import { useLessonPictures } from '../lessons/use-lesson-pictures.ts'
import { readQuestionsById, useSaveQuestion } from './checks.api.ts'
import { KindFields } from './kind-fields.tsx'
import classes from './question-editor.module.css'
import { QuestionExtras } from './question-extras.tsx'
import { QuestionPreview } from './question-preview.tsx'
import { QuestionText } from './question-text.tsx'
import { firstFieldOf, newQuestion, toBody, toValues } from './question-values.ts'
import { SkillAndLevel } from './skill-and-level.tsx'
import { useQuestionForm } from './use-question-form.ts'
import { words } from './words.ts'

interface QuestionDialogProps {
  /** The question to change; without it, a new one is written. */
  item: BankQuestion | undefined
  /** The one that was written before: a new one begins with its skill. */
  like: BankQuestion | undefined
  /** Also called after each of several new ones. */
  onSaved: (item: BankQuestion) => void
  onClose: () => void
}

/** Where one question is written or changed. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { item: opened, onClose } = props
  return (
    <Dialog title={opened ? words.editQuestion : words.newQuestion} size={760} onClose={onClose}>
      <QuestionEditor {...props} />
    </Dialog>
  )
}

function QuestionEditor({ item: opened, like, onSaved, onClose }: QuestionDialogProps) {
  const [item, setItem] = useState(opened)
  const { form, clear, isRestored } = useQuestionForm(item, like)
  const save = useSaveQuestion(item?.id)
  const file = item?.question.picture?.file
  const pictures = useLessonPictures(file && item?.pictureLink ? { [file]: item.pictureLink } : {})
  const isOutdated = item !== undefined && item.version !== form.values.version
  const done = (saved: BankQuestion, hasNext: boolean) => {
    onSaved(saved)
    notifyDone(opened ? words.saved : words.added)
    clear(newQuestion(saved))
    if (!hasNext) return onClose()
    form.setFieldValue('kind', saved.question.kind)
    form.getInputNode('text')?.focus()
  }
  /** Somebody else may have saved it, which only a new reading shows. */
  const failed = async (error: unknown) => {
    if (!item || !(error instanceof CallError) || error.status !== 409) return
    const [latest] = await readQuestionsById([item.id])
    if (latest) setItem(latest)
  }
  const submit = (hasNext: boolean) =>
    form.onSubmit(
      (values) => {
        if (save.isPending || pictures.runningCount > 0) return
        const sent = save.mutateAsync({ body: toBody(values), version: values.version })
        // Not by callbacks of `mutate`: they are not called if the dialog is closed by then.
        return sent.then((saved) => done(saved, hasNext), failed)
      },
      (errors) => form.getInputNode(firstFieldOf(Object.keys(errors)[0] ?? '') as never)?.focus(),
    )
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        // A dialog is outside of the forms below it, but its events bubble there.
        event.stopPropagation()
        submit(false)(event)
      }}
    >
      {(isRestored || isOutdated) && (
        <div className={classes.restored}>
          <Notice>{isOutdated ? words.changedElsewhere : words.changesAreBack}</Notice>
          <Button
            variant="default"
            size="sm"
            onClick={() => {
              save.reset()
              clear(item ? toValues(item) : undefined)
            }}
          >
            {item ? words.showSaved : words.beginAgain}
          </Button>
          {isOutdated && (
            <Button
              variant="default"
              size="sm"
              onClick={() => {
                save.reset()
                form.setFieldValue('version', item.version)
              }}
            >
              {words.keepMine}
            </Button>
          )}
        </div>
      )}
      {item && item.checksCount > 0 && <p className={classes.help}>{words.inChecks({ count: item.checksCount })}</p>}
      <QuestionText form={form} />
      <QuestionExtras form={form} pictures={pictures} />
      <KindFields form={form} />
      <SkillAndLevel form={form} />
      <QuestionPreview values={form.values} pictures={pictures.links} />
      {save.error && !isOutdated ? <ErrorList messages={errorMessages(save.error)} /> : null}
      <DialogButtons>
        {!opened && (
          <Button variant="default" loading={save.isPending} onClick={() => submit(true)()}>
            {words.addAndNext}
          </Button>
        )}
        <Button type="submit" loading={save.isPending}>
          {opened ? common.save : words.add}
        </Button>
      </DialogButtons>
    </form>
  )
}
