import { useForm } from '@mantine/form'
import { useMemo, useState } from 'react'
import type { CheckToEdit } from '#contract/materials/checks.ts'
import { draftStore } from '#web/core/draft-store.ts'
import { useSession } from '#web/core/session.ts'
import { tabStorage } from '#web/core/storage.ts'
import { CheckValues, findCheckErrors, newCheck, toCheckValues } from './check-values.ts'

/** What the user has typed in this tab and not saved yet: of a new check, or of one that is changed. */
export const begunCheck = (userId: string, id: number | undefined) =>
  draftStore(`coursewise-check-${userId}${id ? `-${id}` : ''}`, CheckValues.parse, tabStorage)

/** The name of the new check that the user has begun in this tab. */
export function useBegunName() {
  const userId = useSession().claims?.sub ?? ''
  const [reads, setReads] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading
  const name = useMemo(() => begunCheck(userId, undefined).read()?.name, [userId, reads])
  return { name, readAgain: () => setReads(reads + 1) }
}

/**
 * The form of a new check, or of one that is changed. What is typed is kept until it is saved, so that nothing is lost when it is closed.
 * `isThere`: whether a question still is; others are left out.
 */
export function useCheckForm(check: CheckToEdit | undefined, isThere: (id: number) => boolean) {
  const userId = useSession().claims?.sub ?? ''
  const [saved] = useState(() => withIds(check ? toCheckValues(check) : newCheck, isThere))
  const [begun] = useState(() => begunCheck(userId, check?.id))
  const [kept, setKept] = useState(() => begun.read())
  const form = useForm<CheckValues>({
    name: 'check',
    initialValues: kept ? withIds(kept, isThere) : saved,
    onValuesChange: (values) => (isSame(values, saved) ? begun.remove() : begun.keep(values)),
    validate: findCheckErrors,
    validateInputOnBlur: true,
  })
  const clear = () => {
    form.setInitialValues(saved)
    form.reset()
    begun.remove()
    setKept(undefined)
  }
  return { form, clear, isRestored: kept !== undefined }
}
export type CheckFormState = ReturnType<typeof useCheckForm>['form']

const withIds = (values: CheckValues, isThere: (id: number) => boolean): CheckValues => ({
  ...values,
  ids: values.ids.filter(isThere),
})
const isSame = (one: CheckValues, other: CheckValues) => JSON.stringify(one) === JSON.stringify(other)
