import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Factors } from '#contract/accounts/factors.ts'
import { limits } from '#contract/core/limits.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { common } from '#web/ui/words.ts'
import { factorsQuery } from '../factors/factors.api.ts'
import { useNewRecoveryCodes, useSetUpTotp, useSwitchOffTotp } from './change-factors.api.ts'
import { LastUse, moment } from './last-use.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import classes from './security.module.css'
import { SetUpDialog } from './set-up-dialog.tsx'
import { words } from './words.ts'

/** A code from an app after the password. */
export function TotpCard() {
  const query = useQuery(factorsQuery())
  const [codes, setCodes] = useState<string[]>()
  const [isNewlyOff, setNewlyOff] = useState(false)
  return (
    <Card title={words.app}>
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
      <p className={classes.hint}>{words.appHelp}</p>
      {setUp.isError && <ErrorList messages={errorMessages(setUp.error)} />}
      <Button ref={button} variant="default" className={classes.submit} loading={setUp.isPending} onClick={() => setUp.mutate()}>
        {words.setUpApp}
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
    notifyDone(words.switchedOff)
    onOff()
  }
  // Not by callbacks of `mutate`: they are not called if this is gone by then. The dialog shows the error.
  const confirm = () => switchOff.mutateAsync().then(off, () => {})
  return (
    <div className={classes.content}>
      <p className={classes.hint}>{words.appIsOn}</p>
      <p className={classes.facts}>
        <span>{words.onSince(moment(totp.switchedOnUTC))}</span>
        <LastUse at={totp.lastUsedUTC} />
        <span>{words.codesLeft({ left: totp.recoveryCodesLeft, all: limits.recoveryCodes })}</span>
      </p>
      {renew.isError && <ErrorList messages={errorMessages(renew.error)} />}
      <div className={classes.buttons}>
        <Button
          variant="default"
          loading={renew.isPending}
          onClick={() => renew.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })}
        >
          {words.newCodes}
        </Button>
        <Button variant="default" onClick={() => setAsking(true)}>
          {words.switchOff}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.switchOffTitle}
          confirm={words.switchOff}
          cancel={common.cancel}
          isBusy={switchOff.isPending}
          error={switchOff.error}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        >
          {words.switchOffHelp}
        </ConfirmDialog>
      )}
    </div>
  )
}
