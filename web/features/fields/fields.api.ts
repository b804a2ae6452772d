import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as fields from '#contract/fields/fields.ts'
import { call } from '#web/core/call.ts'

const queryKey = ['fields'] as const

/** The fields of study, in the Admins' order. */
export const fieldsQuery = () => queryOptions({ queryKey, queryFn: ({ signal }) => call(fields.listFields, { signal }) })

export const useAddField = () => useChange((name: string) => call(fields.createField, { body: { name } }))
export const useRenameField = () =>
  useChange(({ id, name }: { id: number; name: string }) =>
    call(fields.renameField, { params: { id: String(id) }, body: { name } }),
  )
export const useOrderFields = () => useChange((ids: number[]) => call(fields.orderFields, { body: { ids } }))
export const useRemoveField = () => useChange((id: number) => call(fields.deleteField, { params: { id: String(id) } }))

/** Reloads the list even after a refusal, because somebody else may have changed it. */
function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey }) })
}
