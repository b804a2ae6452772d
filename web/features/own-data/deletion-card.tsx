import { schemaResolver, useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { DeletionForm as DeletionSchema } from '#contract/core/forms.ts'
import { limits } from '#contract/core/limits.ts'
import type { OwnData } from '#contract/own-data/own-data.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceButtons } from '#web/ui/choice-buttons.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { formatMinute } from '#web/ui/format.ts'
import { useKeepAccount, useRequestDeletion } from './own-data.api.ts'
import classes from './own-data.module.css'

export function DeletionCard({ ownData: { deletionDueUTC, certificatesCount } }: { ownData: OwnData }) {
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(deletionDueUTC)
  // The button that had the focus is removed.
  useEffect(() => {
    if (shown.current !== deletionDueUTC) content.current?.focus()
    shown.current = deletionDueUTC
  }, [deletionDueUTC])
  return (
    <Card title="Delete your account">
      <div ref={content} tabIndex={-1} className={classes.content}>
        {deletionDueUTC ? (
          <Coming dueUTC={deletionDueUTC} />
        ) : (
          <>
            <WhatHappens />
            <DeletionForm certificatesCount={certificatesCount} />
          </>
        )}
      </div>
    </Card>
  )
}

function WhatHappens() {
  return (
    <>
      <p className={classes.text}>
        Your account is deleted {limits.deletionDays} days after you ask for it. Until then you can log in and keep it. You may
        want to download your data first.
      </p>
      <div>
        <strong>What is deleted</strong>
        <ul className={classes.list}>
          <li>your name, email address, picture, position and password</li>
          <li>your cart, your progress, your skills and your points</li>
          <li>what you submitted as final tasks</li>
          <li>your courses and materials that nobody has bought or learned</li>
        </ul>
      </div>
      <div>
        <strong>What stays, without your name</strong>
        <ul className={classes.list}>
          <li>courses that others bought: they leave the catalogue, and their buyers keep them</li>
          <li>marks and comments that you gave to others</li>
          <li>purchases and sales in the books of the portal</li>
          <li>gifts from you that still wait: they can be claimed</li>
        </ul>
      </div>
    </>
  )
}

const certificateChoices = [
  { value: true, label: 'Keep valid, with my name' },
  { value: false, label: 'Withdraw' },
] as const

function DeletionForm({ certificatesCount }: { certificatesCount: number }) {
  const request = useRequestDeletion()
  const [isAsking, setAsking] = useState(false)
  const form = useForm<{ keepCertificates: boolean | null }>({
    initialValues: { keepCertificates: certificatesCount > 0 ? null : false },
    validate: schemaResolver(DeletionSchema, { sync: true }),
  })
  const { keepCertificates } = form.values
  const submit = form.onSubmit(() => {
    request.reset()
    setAsking(true)
  }, focusFirstError(form))
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {certificatesCount > 0 && (
        <div className={classes.choice}>
          <ChoiceButtons<boolean | ''>
            label="What happens to your certificates?"
            choices={certificateChoices}
            chosen={keepCertificates ?? ''}
            onChoose={(value) => value !== '' && form.setFieldValue('keepCertificates', value)}
          />
          {form.errors.keepCertificates && <ErrorList messages={[String(form.errors.keepCertificates)]} />}
        </div>
      )}
      <div>
        <Button type="submit" variant="danger">
          Delete my account
        </Button>
      </div>
      {isAsking && keepCertificates !== null && (
        <ConfirmDialog
          title="Delete your account?"
          confirm="Delete it"
          cancel="Keep it"
          isDestructive
          isBusy={request.isPending}
          error={request.error}
          onConfirm={() => request.mutate({ keepCertificates })}
          onCancel={() => setAsking(false)}
        >
          This happens in {limits.deletionDays} days. Until then you can change your mind; afterwards nobody can bring it back.
        </ConfirmDialog>
      )}
    </form>
  )
}

function Coming({ dueUTC }: { dueUTC: string }) {
  const keep = useKeepAccount()
  return (
    <>
      <p className={classes.text}>
        Your account will be deleted on {formatMinute(dueUTC)}. Until then, everything works as usual.
      </p>
      {keep.isError && <ErrorList messages={errorMessages(keep.error)} />}
      <div>
        <Button loading={keep.isPending} onClick={() => keep.mutate()}>
          Keep my account
        </Button>
      </div>
    </>
  )
}
