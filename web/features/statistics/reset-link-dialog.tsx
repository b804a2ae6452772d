import { TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import type { UserStatistics } from '#contract/statistics/statistics.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog.tsx'
import { common } from '#web/ui/words.ts'
import { useCreateResetLink } from './statistics.api.ts'
import classes from './users-screen.module.css'
import { words } from './words.ts'

interface ResetLinkDialogProps {
  user: UserStatistics
  onClose: () => void
}

/** Asks first, because the link before no longer works then. */
export function ResetLinkDialog({ user: { id, name, email }, onClose }: ResetLinkDialogProps) {
  const create = useCreateResetLink(id)
  if (create.isSuccess) return <LinkToCopy name={name} link={new URL(create.data.link, location.href).href} onClose={onClose} />
  return (
    <ConfirmDialog
      title={words.resetLinkFor({ name })}
      confirm={words.makeLink}
      cancel={common.cancel}
      isBusy={create.isPending}
      error={create.error}
      onConfirm={() => create.mutate()}
      onCancel={onClose}
    >
      {words.resetLinkMeans({ name, email })}
    </ConfirmDialog>
  )
}

function LinkToCopy({ name, link, onClose }: { name: string; link: string; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // Browsers allow it only on https; elsewhere the keyboard copies.
      field.current?.select()
    }
  }
  return (
    <Dialog title={words.resetLinkOf({ name })} size={520} onClose={onClose}>
      <TextInput
        ref={field}
        label={words.link}
        description={words.linkHelp}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <DialogButtons>
        <span role="status" className={classes.copied}>
          {isCopied && words.copied}
        </span>
        <Button variant="default" onClick={onClose}>
          {common.close}
        </Button>
        <Button data-autofocus onClick={copy}>
          {words.copy}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
