import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { z } from 'zod'
import { FinalTaskForm } from '#contract/final-tasks.ts'
import { draftStore } from '#web/core/draft-store.ts'
import { useSession } from '#web/core/session.ts'
import { tabStorage } from '#web/core/storage.ts'
import { spanOf } from './time-to-review.ts'

/** A number may be half typed. */
const figures = z.union([z.number(), z.string()])

const Values = z.object({
  name: z.string(),
  days: figures,
  hours: figures,
  text: z.string(),
  /** The key identifies the card of a question when another one is removed. */
  reviewQuestions: z.array(z.object({ key: z.int(), text: z.string(), maxMark: figures })),
})
type Values = z.infer<typeof Values>

const empty: Values = { name: '', days: 7, hours: 0, text: '', reviewQuestions: [] }
const isEmpty = (values: Values) => JSON.stringify(values) === JSON.stringify(empty)
const errorsOf = schemaResolver(FinalTaskForm, { sync: true })

const begunTask = (userId: string) => draftStore(`coursewise-final-task-${userId}`, Values.parse, tabStorage)

/** Whether the user has begun a new final task in this tab, and not created it yet. */
export const hasBegunTask = (userId: string) => begunTask(userId).read() !== undefined

export type FinalTaskFormState = ReturnType<typeof useFinalTaskForm>['form']

/** The form of a new final task. What is typed is kept until it is created, so that nothing is lost when the panel is closed. */
export function useFinalTaskForm() {
  const userId = useSession().claims?.sub ?? ''
  const [begun] = useState(() => begunTask(userId))
  const [kept] = useState(() => begun.read())
  const form = useForm({
    name: 'final-task',
    initialValues: kept ?? empty,
    onValuesChange: (values) => (isEmpty(values) ? begun.remove() : begun.keep(values)),
    validate: (values) => errorsOf(bodyOf(values)),
    validateInputOnBlur: true,
  })
  const clear = () => {
    form.setInitialValues(empty)
    form.reset()
    begun.remove()
  }
  return { form, clear }
}

export const bodyOf = ({ name, text, days, hours, reviewQuestions }: Values) => ({
  name,
  text,
  reviewDeadlineTime: spanOf(days, hours),
  reviewQuestions: reviewQuestions.map(({ text, maxMark }) => ({ text, maxMark })),
})
