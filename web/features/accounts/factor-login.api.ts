import { useMutation } from '@tanstack/react-query'
import { loginSecondStep, loginWithPasskey } from '#contract/accounts/factors.ts'
import { call } from '#web/core/call.ts'
import { enter, guestLists } from './accounts.api.ts'
import { askForPasskey } from './factors/passkeys.ts'

/** Apart from the other ways to log in, because the first load of the web has those. Without a code, a passkey is asked for. */
export const useSecondStep = (token: string) =>
  useMutation({
    mutationFn: async (code?: string) => {
      const proof = code === undefined ? { passkey: await askForPasskey() } : { code }
      return call(loginSecondStep, { body: { token, ...proof, ...guestLists() } })
    },
    onSuccess: enter,
  })

export const usePasskeyLogin = () =>
  useMutation({
    mutationFn: async (rememberMe: boolean) => {
      const passkey = await askForPasskey()
      return call(loginWithPasskey, { body: { passkey, rememberMe, ...guestLists() } })
    },
    onSuccess: enter,
  })
