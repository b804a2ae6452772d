import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as factors from '#contract/accounts/factors.ts'
import { call } from '#web/core/call.ts'
import { factorsQuery } from '../factors/factors.api.ts'
import { noPasskey } from '../factors/passkeys.ts'
import { words } from './words.ts'

export const useAddPasskey = () => useFactorChange(addPasskey)

export const useRenamePasskey = (id: number) =>
  useFactorChange((name: string) => call(factors.renamePasskey, { params: { id: String(id) }, body: { name } }))

export const useRemovePasskey = (id: number) => useFactorChange(() => call(factors.removePasskey, { params: { id: String(id) } }))

export const useSetUpTotp = () => useMutation({ mutationFn: () => call(factors.setUpTotp) })

/** Returns the recovery codes. */
export const useSwitchOnTotp = () => useFactorChange((code: string) => call(factors.switchOnTotp, { body: { code } }))

export const useSwitchOffTotp = () => useFactorChange(() => call(factors.switchOffTotp))

export const useNewRecoveryCodes = () => useFactorChange(() => call(factors.renewRecoveryCodes))

/** The list is read again after a refusal too: another device may have changed it. */
function useFactorChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: factorsQuery().queryKey }),
  })
}

async function addPasskey() {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const options = await call(factors.passkeyToAdd)
  const passkey = await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }).catch(
    (error: Error) => {
      const isKnown = error.name === 'InvalidStateError'
      throw noPasskey(isKnown ? words.passkeyKnown : words.noPasskeyCreated)
    },
  )
  return call(factors.addPasskey, { body: { passkey } })
}
