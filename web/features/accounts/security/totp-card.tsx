import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Factors } from '#contract/accounts/factors.ts'
import { limits } from '#contract/core/limits.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { formatMinute } from '#web/ui/format.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { factorsQuery } from '../factors/factors.api.ts'
import { useNewRecoveryCodes, useSetUpTotp, useSwitchOffTotp } from './change-factors.api.ts'
import { LastUse } from './last-use.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import classes from './security.module.css'
import { SetUpDialog } from './set-up-dialog.tsx'

/** A code from an app after the password. */
export function TotpCard() {
  const query = useQuery(factorsQuery())
  const [codes, setCodes] = useState<string[]>()
  const [isNewlyOff, setNewlyOff] = useState(false)
  return (
    <Card title="Authenticator app">
      <Loaded query={query} skeleton={<LoadingRows rows={1} />}>
        {({ totp }) =>
          totp ? (
            <SwitchedOn totp={totp} onCodes={setCodes} onOff={() => setNewlyOff(true)} />
          ) : (
            <SwitchedOff isNew={isNewlyOff} onCodes={setCodes} />
          )
        }
      </Loaded>
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Card>
  )
}

type OnCodes = (codes: string[]) => void

interface SwitchedOffProps {
  /** Whether it was switched off just now, on this screen. Then the focus goes to its button. */
  isNew: boolean
  onCodes: OnCodes
}

function SwitchedOff({ isNew, onCodes }: SwitchedOffProps) {
  const setUp = useSetUpTotp()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isNew) button.current?.focus()
  }, [isNew])
  return (
    <div className={classes.content}>
      <p className={classes.hint}>
        With an authenticator app on your phone, logging in asks for a code after your password. Your password alone is then not
        enough to log in.
      </p>
      {setUp.isError && <ErrorList messages={errorMessages(setUp.error)} />}
      <Button ref={button} variant="default" className={classes.submit} loading={setUp.isPending} onClick={() => setUp.mutate()}>
        Set up an app
      </Button>
      {setUp.data && <SetUpDialog secret={setUp.data} onCodes={onCodes} onClose={setUp.reset} />}
    </div>
  )
}

interface SwitchedOnProps {
  totp: NonNullable<Factors['totp']>
  onCodes: OnCodes
  onOff: () => void
}

function SwitchedOn({ totp, onCodes, onOff }: SwitchedOnProps) {
  const renew = useNewRecoveryCodes()
  const switchOff = useSwitchOffTotp()
  const [isAsking, setAsking] = useState(false)
  const off = () => {
    notifyDone('Logging in no longer asks for a code.')
    onOff()
  }
  // Not by callbacks of `mutate`: they are not called if this is gone by then. The dialog shows the error.
  const confirm = () => switchOff.mutateAsync().then(off, () => {})
  return (
    <div className={classes.content}>
      <p className={classes.hint}>Logging in asks for a code after your password.</p>
      <p className={classes.facts}>
        <span>
          On since <time dateTime={totp.switchedOnUTC}>{formatMinute(totp.switchedOnUTC)}</time>
        </span>
        <LastUse at={totp.lastUsedUTC} />
        <span>{`${totp.recoveryCodesLeft} of ${limits.recoveryCodes} recovery codes left`}</span>
      </p>
      {renew.isError && <ErrorList messages={errorMessages(renew.error)} />}
      <div className={classes.buttons}>
        <Button
          variant="default"
          loading={renew.isPending}
          onClick={() => renew.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })}
        >
          New recovery codes
        </Button>
        <Button variant="default" onClick={() => setAsking(true)}>
          Switch off
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Switch off the authenticator app?"
          confirm="Switch off"
          cancel="Cancel"
          isBusy={switchOff.isPending}
          error={switchOff.error}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        >
          Your password alone is then enough to log in. The recovery codes become invalid.
        </ConfirmDialog>
      )}
    </div>
  )
}
