import { Suspense, useSyncExternalStore } from 'react'
import { isAskedToConfirm, onConfirmation } from '#web/core/confirmation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'

const IdentityDialog = lazyPart(async () => (await import('#web/features/accounts/factors/identity-dialog.tsx')).IdentityDialog)

/** Shown over any screen whose call needs a proof of identity. */
export function LaterIdentityDialog() {
  const isAsked = useSyncExternalStore(onConfirmation, isAskedToConfirm)
  return (
    isAsked && (
      <Suspense>
        <IdentityDialog />
      </Suspense>
    )
  )
}
