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
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { common } from '#web/ui/words.ts'
import { factorsQuery } from '../factors/factors.api.ts'
import { canUsePasskeys } from '../factors/passkeys.ts'
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from './change-factors.api.ts'
import { LastUse, moment } from './last-use.tsx'
import classes from './security.module.css'
import { words } from './words.ts'

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
  const added = ({ name }: Passkey) => notifyDone(words.passkeyAdded({ name }))
  return (
    <Card title={words.passkeys}>
      <div className={classes.content}>
        <p className={classes.hint}>{words.passkeysHelp}</p>
        <Loaded query={query} skeleton={<LoadingRows rows={1} />}>
          {({ passkeys }) =>
            passkeys.length > 0 && (
              <ul className={classes.lines} aria-label={words.passkeys}>
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
            {words.addPasskey}
          </Button>
        ) : (
          <p className={classes.hint}>{words.noPasskeysHere}</p>
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
          <span>{words.added(moment(createdUTC))}</span>
          <LastUse at={lastUsedUTC} />
        </p>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" size="sm" aria-label={words.renamePasskey({ name })} onClick={() => onAct('rename')}>
          {words.rename}
        </Button>
        <Button variant="default" size="sm" aria-label={words.removePasskey({ name })} onClick={() => onAct('remove')}>
          {common.remove}
        </Button>
      </div>
    </li>
  )
}

function RenameDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const rename = useRenamePasskey(id)
  const form = useForm({
    initialValues: { name },
    validate: { name: (name) => (name.trim() ? null : words.nameRequired) },
  })
  const submit = form.onSubmit(({ name }) => rename.mutate(name, { onSuccess: onClose }), focusFirstError(form))
  return (
    <Dialog title={words.renameTitle} size={420} hasClose={false} onClose={onClose}>
      <form className={classes.content} noValidate onSubmit={submit}>
        <TextInput label={words.name} maxLength={limits.name.max} data-autofocus {...form.getInputProps('name')} />
        {rename.isError && <ErrorList messages={errorMessages(rename.error)} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={rename.isPending}>
            {words.rename}
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
      title={words.removeTitle({ name })}
      confirm={common.remove}
      cancel={common.cancel}
      isDestructive
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onDone })}
      onCancel={onClose}
    >
      {words.removeHelp}
    </ConfirmDialog>
  )
}
