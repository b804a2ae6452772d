import { queryOptions, useMutation } from '@tanstack/react-query'
import { confirmIdentity, getFactors } from '#contract/accounts/factors.ts'
import { call } from '#web/core/call.ts'
import { askForPasskey } from './passkeys.ts'

/** Passkeys and the authenticator app. Its key is below the one of the account. */
export const factorsQuery = () =>
  queryOptions({ queryKey: ['account', 'factors'], queryFn: ({ signal }) => call(getFactors, { signal }) })

/** Without a password or a code, a passkey is asked for. */
export const useConfirmIdentity = () =>
  useMutation({
    mutationFn: async (given?: { password: string } | { code: string }) =>
      call(confirmIdentity, { body: given ?? { passkey: await askForPasskey() } }),
  })
