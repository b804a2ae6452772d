import { TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import type { UserStatistics } from '#contract/statistics/statistics.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog.tsx'
import { useCreateResetLink } from './statistics.api.ts'
import classes from './users-screen.module.css'

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
      title={`Make a reset link for ${name}?`}
      confirm="Make the link"
      cancel="Cancel"
      isBusy={create.isPending}
      error={create.error}
      onConfirm={() => create.mutate()}
      onCancel={onClose}
    >
      {`With the link, anybody can choose a new password for ${email}, once and within one hour. Make sure that it is really ${name} who asks, and send it in a way that only ${name} can read. A link that was made before no longer works.`}
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
    <Dialog title={`The reset link for ${name}`} size={520} onClose={onClose}>
      <TextInput
        ref={field}
        label="Link"
        description="It works once, within one hour. It is not shown again."
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <DialogButtons>
        <span role="status" className={classes.copied}>
          {isCopied && 'Copied'}
        </span>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button data-autofocus onClick={copy}>
          Copy
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
