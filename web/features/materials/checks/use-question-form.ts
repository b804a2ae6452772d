import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { BankQuestion } from '#contract/checks/bank.ts'
import { draftStore } from '#web/core/draft-store.ts'
import { useSession } from '#web/core/session.ts'
import { tabStorage } from '#web/core/storage.ts'
import { findErrors, newQuestion, QuestionValues, toBody, toValues } from './question-values.ts'

/** What the user has typed in this tab and not saved yet: of a new question, or of one that is changed. */
const begunQuestion = (userId: string, id: number | undefined) =>
  draftStore(`coursewise-question-${userId}${id ? `-${id}` : ''}`, QuestionValues.parse, tabStorage)

export type QuestionFormState = ReturnType<typeof useQuestionForm>['form']

/** The form of a new question, or of one that is changed. What is typed is kept until it is saved, so that nothing is lost when it is closed. */
export function useQuestionForm(item: BankQuestion | undefined, like: BankQuestion | undefined) {
  const userId = useSession().claims?.sub ?? ''
  const saved = item ? toValues(item) : newQuestion(like)
  const [begun] = useState(() => begunQuestion(userId, item?.id))
  const [kept, setKept] = useState(() => begun.read())
  const form = useForm<QuestionValues>({
    name: 'question',
    initialValues: kept ?? saved,
    onValuesChange: (values) => (isSame(values, saved) ? begun.remove() : begun.keep(values)),
    validate: findErrors,
    validateInputOnBlur: true,
  })
  /** Back to what is saved, or to a new question that begins like another one. */
  const clear = (next: QuestionValues = saved) => {
    form.setInitialValues(next)
    form.reset()
    begun.remove()
    setKept(undefined)
  }
  return { form, clear, isRestored: kept !== undefined }
}

/** Of a new question, only what was typed counts: what was chosen is chosen again at once. */
function isSame(one: QuestionValues, other: QuestionValues): boolean {
  const { kind, skill, level, version } = other
  if (version === 0) return JSON.stringify({ ...one, kind, skill, level }) === JSON.stringify(other)
  // Rows that are empty do not count.
  return JSON.stringify(toBody(one)) === JSON.stringify(toBody(other))
}
