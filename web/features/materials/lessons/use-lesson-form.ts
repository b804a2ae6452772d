import { schemaResolver, useForm } from '@mantine/form'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { createLesson, LessonForm, updateLesson } from '#contract/materials/lessons.ts'
import type { Lesson } from '#contract/materials/materials.ts'
import type { LessonNode } from '#contract/materials/read-lesson.ts'
import { call } from '#web/core/call.ts'
import { draftStore } from '#web/core/draft-store.ts'
import { useSession } from '#web/core/session.ts'
import { tabStorage } from '#web/core/storage.ts'
import { params, useCreate } from '../materials.api.ts'

const Kept = z.object({
  name: z.string(),
  learningMinutes: z.union([z.number(), z.string()]),
  text: z.custom<LessonNode>(
    (value) => z.object({ type: z.literal('doc'), content: z.array(z.looseObject({})) }).safeParse(value).success,
  ),
})
export type Kept = z.infer<typeof Kept>

const empty: Kept = { name: '', learningMinutes: '', text: { type: 'doc', content: [{ type: 'paragraph' }] } }

/** What the user has written in this tab and not saved yet: of a new lesson, or of one that is changed. */
const begunLesson = (userId: string, id: number | undefined) =>
  draftStore(`coursewise-lesson-${userId}${id ? `-${id}` : ''}`, Kept.parse, tabStorage)

/** The name of the new lesson that the user has begun in this tab. */
export function useBegunName() {
  const userId = useSession().claims?.sub ?? ''
  const [reads, setReads] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading
  const name = useMemo(() => begunLesson(userId, undefined).read()?.name, [userId, reads])
  return { name, readAgain: () => setReads(reads + 1) }
}

const Fields = LessonForm.pick({ name: true, learningMinutes: true })

/** The form of a new lesson, or of one that is changed. What is written is kept until it is saved, so that nothing is lost when it is closed. */
export function useLessonForm(item: Lesson | undefined, savedText: LessonNode | undefined) {
  const userId = useSession().claims?.sub ?? ''
  const saved = useMemo<Kept>(
    () => (item && savedText ? { name: item.name, learningMinutes: item.learningMinutes, text: savedText } : empty),
    [item, savedText],
  )
  const [begun] = useState(() => begunLesson(userId, item?.id))
  const [kept, setKept] = useState(() => begun.read())
  const form = useForm({
    name: 'lesson',
    initialValues: kept ?? saved,
    onValuesChange: (values) => begun.keep(values),
    validate: ({ name, learningMinutes }) =>
      schemaResolver(Fields, { sync: true })({ name, learningMinutes: toMinutes(learningMinutes) }),
    validateInputOnBlur: true,
  })
  const clear = () => {
    begun.remove()
    setKept(undefined)
    form.setInitialValues(saved)
    form.reset()
    begun.remove()
  }
  return { form, clear, isRestored: kept !== undefined }
}
export type LessonFormState = ReturnType<typeof useLessonForm>['form']

/** Without a number, the server counts the words. */
export const toMinutes = (value: number | string) => (value === '' ? undefined : Number(value))

/** Changes the lesson with this id, or creates one. */
export const useSaveLesson = (id?: number) =>
  useCreate('lessons', (body: z.input<typeof LessonForm>, headers) =>
    id === undefined ? call(createLesson, { headers, body }) : call(updateLesson, { params: params(id), body }),
  )
