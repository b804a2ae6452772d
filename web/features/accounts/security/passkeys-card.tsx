import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Passkey } from '#contract/accounts/factors.ts'
import { limits } from '#contract/core/limits.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { formatMinute } from '#web/ui/format.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { factorsQuery } from '../factors/factors.api.ts'
import { canUsePasskeys } from '../factors/passkeys.ts'
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from './change-factors.api.ts'
import { LastUse } from './last-use.tsx'
import classes from './security.module.css'

export function PasskeysCard() {
  const query = useQuery(factorsQuery())
  const add = useAddPasskey()
  const [open, setOpen] = useState<{ act: 'rename' | 'remove'; passkey: Passkey }>()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(undefined)
  const closeRemoved = () => {
    close()
    // The button that had the focus is removed.
    button.current?.focus()
  }
  const added = ({ name }: Passkey) => notifyDone(`“${name}” is added. You can log in with it now.`)
  return (
    <Card title="Passkeys">
      <div className={classes.content}>
        <p className={classes.hint}>
          Log in with your fingerprint, your face or the PIN of your device, without a password. A passkey cannot be guessed, and
          works only on this site.
        </p>
        <Loaded query={query} skeleton={<LoadingRows rows={1} />}>
          {({ passkeys }) =>
            passkeys.length > 0 && (
              <ul className={classes.lines} aria-label="Passkeys">
                {passkeys.map((passkey) => (
                  <PasskeyLine key={passkey.id} passkey={passkey} onAct={(act) => setOpen({ act, passkey })} />
                ))}
              </ul>
            )
          }
        </Loaded>
        {add.isError && <ErrorList messages={errorMessages(add.error)} />}
        {canUsePasskeys() ? (
          <Button
            ref={button}
            variant="default"
            className={classes.submit}
            loading={add.isPending}
            onClick={() => add.mutate(undefined, { onSuccess: added })}
          >
            Add a passkey
          </Button>
        ) : (
          <p className={classes.hint}>
            This browser cannot use passkeys here. They need a current browser, https, and an address with a name: localhost, not
            127.0.0.1.
          </p>
        )}
      </div>
      {open?.act === 'rename' && <RenameDialog passkey={open.passkey} onClose={close} />}
      {open?.act === 'remove' && <RemoveDialog passkey={open.passkey} onClose={close} onDone={closeRemoved} />}
    </Card>
  )
}

function PasskeyLine({ passkey, onAct }: { passkey: Passkey; onAct: (act: 'rename' | 'remove') => void }) {
  const { name, createdUTC, lastUsedUTC } = passkey
  return (
    <li className={classes.line}>
      <div className={classes.text}>
        <p className={classes.name}>{name}</p>
        <p className={classes.facts}>
          <span>
            Added <time dateTime={createdUTC}>{formatMinute(createdUTC)}</time>
          </span>
          <LastUse at={lastUsedUTC} />
        </p>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" size="sm" aria-label={`Rename ${name}`} onClick={() => onAct('rename')}>
          Rename
        </Button>
        <Button variant="default" size="sm" aria-label={`Remove ${name}`} onClick={() => onAct('remove')}>
          Remove
        </Button>
      </div>
    </li>
  )
}

function RenameDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const rename = useRenamePasskey(id)
  const form = useForm({
    initialValues: { name },
    validate: { name: (name) => (name.trim() ? null : 'Name is required.') },
  })
  const submit = form.onSubmit(({ name }) => rename.mutate(name, { onSuccess: onClose }), focusFirstError(form))
  return (
    <Dialog title="Rename the passkey" size={420} hasClose={false} onClose={onClose}>
      <form className={classes.content} noValidate onSubmit={submit}>
        <TextInput label="Name" maxLength={limits.name.max} data-autofocus {...form.getInputProps('name')} />
        {rename.isError && <ErrorList messages={errorMessages(rename.error)} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={rename.isPending}>
            Rename
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

interface RemoveDialogProps {
  passkey: Passkey
  onClose: () => void
  onDone: () => void
}

function RemoveDialog({ passkey: { id, name }, onClose, onDone }: RemoveDialogProps) {
  const remove = useRemovePasskey(id)
  return (
    <ConfirmDialog
      title={`Remove “${name}”?`}
      confirm="Remove"
      cancel="Cancel"
      isDestructive
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onDone })}
      onCancel={onClose}
    >
      Nobody can log in with it any more. Delete it on your device too.
    </ConfirmDialog>
  )
}
