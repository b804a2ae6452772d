import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { z } from 'zod'
import { type FinalTask, FinalTaskForm } from '#contract/final-tasks/final-tasks.ts'
import { draftStore } from '#web/core/draft-store.ts'
import { useSession } from '#web/core/session.ts'
import { tabStorage } from '#web/core/storage.ts'
import { daysAndHours, timeSpan } from './time-to-review.ts'

/** A number may be half typed. */
const figures = z.union([z.number(), z.string()])

const Values = z.object({
  name: z.string(),
  days: figures,
  hours: figures,
  text: z.string(),
  /** The key identifies the card of a question when another one is removed. */
  reviewQuestions: z.array(z.object({ key: z.int(), text: z.string(), maxMark: figures })),
  /** The version of the final task that is changed; 0 for a new one. */
  version: z.int().default(0),
})
type Values = z.infer<typeof Values>

const empty: Values = { name: '', days: 7, hours: 0, text: '', reviewQuestions: [], version: 0 }
const findErrors = schemaResolver(FinalTaskForm, { sync: true })

const toValues = (task: FinalTask | undefined): Values =>
  task
    ? {
        name: task.name,
        ...daysAndHours(task.reviewDeadlineTime),
        text: task.text,
        reviewQuestions: task.reviewQuestions.map(({ text, maxMark }, place) => ({ key: place + 1, text, maxMark })),
        version: task.version,
      }
    : empty

const begunTask = (userId: string, taskId: number | undefined) =>
  draftStore(`coursewise-final-task-${userId}${taskId ? `-${taskId}` : ''}`, Values.parse, tabStorage)

/** Whether the user has begun a new final task in this tab, or to change one, and not saved it yet. */
export const hasBegunTask = (userId: string, taskId?: number) => begunTask(userId, taskId).read() !== undefined

export type FinalTaskFormState = ReturnType<typeof useFinalTaskForm>['form']

/** The form of a new final task, or of one that is changed. What is typed is kept until it is saved, so that nothing is lost when it is closed. */
export function useFinalTaskForm(task: FinalTask | undefined) {
  const userId = useSession().claims?.sub ?? ''
  const [begun] = useState(() => begunTask(userId, task?.id))
  const [kept, setKept] = useState(() => begun.read())
  const form = useForm({
    name: 'final-task',
    initialValues: kept ?? toValues(task),
    onValuesChange: (values) => (isSame(values, toValues(task)) ? begun.remove() : begun.keep(values)),
    validate: (values) => findErrors(toBody(values)),
    validateInputOnBlur: true,
  })
  const clear = () => {
    form.setInitialValues(toValues(task))
    form.reset()
    begun.remove()
    setKept(undefined)
  }
  return { form, clear, isRestored: kept !== undefined }
}

export const toBody = ({ name, text, days, hours, reviewQuestions }: Values) => ({
  name,
  text,
  reviewDeadlineTime: timeSpan(days, hours),
  reviewQuestions: reviewQuestions.map(({ text, maxMark }) => ({ text, maxMark })),
})

const isSame = (one: Values, other: Values) => JSON.stringify(toBody(one)) === JSON.stringify(toBody(other))
