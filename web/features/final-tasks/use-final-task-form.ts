import { schemaResolver, useForm } from '@mantine/form'
import { FinalTaskForm } from '#contract/final-tasks.ts'
import { spanOf } from './time-to-review.ts'

/** A question in the form; the key identifies its card when another one is removed. */
interface Question {
  key: number
  text: string
  maxMark: number | string
}

interface Values {
  name: string
  days: number | string
  hours: number | string
  text: string
  reviewQuestions: Question[]
}

const initialValues: Values = { name: '', days: 7, hours: 0, text: '', reviewQuestions: [] }
const errorsOf = schemaResolver(FinalTaskForm, { sync: true })

export type FinalTaskFormState = ReturnType<typeof useFinalTaskForm>

export const useFinalTaskForm = () =>
  useForm({
    name: 'final-task',
    initialValues,
    validate: (values) => errorsOf(bodyOf(values)),
    validateInputOnBlur: true,
  })

export const bodyOf = ({ name, text, days, hours, reviewQuestions }: Values) => ({
  name,
  text,
  reviewDeadlineTime: spanOf(days, hours),
  reviewQuestions: reviewQuestions.map(({ text, maxMark }) => ({ text, maxMark })),
})
