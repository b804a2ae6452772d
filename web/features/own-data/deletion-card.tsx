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
import { words } from './words.ts'

export function DeletionCard({ ownData: { deletionDueUTC, certificatesCount } }: { ownData: OwnData }) {
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(deletionDueUTC)
  // The button that had the focus is removed.
  useEffect(() => {
    if (shown.current !== deletionDueUTC) content.current?.focus()
    shown.current = deletionDueUTC
  }, [deletionDueUTC])
  return (
    <Card title={words.deleteAccount}>
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
      <p className={classes.text}>{words.whenDeleted({ count: limits.deletionDays })}</p>
      <div>
        <strong>{words.whatGoes}</strong>
        <ul className={classes.list}>
          <li>{words.identityGoes}</li>
          <li>{words.learningGoes}</li>
          <li>{words.submissionsGo}</li>
          <li>{words.unsoldGoes}</li>
        </ul>
      </div>
      <div>
        <strong>{words.whatStays}</strong>
        <ul className={classes.list}>
          <li>{words.soldStays}</li>
          <li>{words.reviewsStay}</li>
          <li>{words.booksStay}</li>
          <li>{words.giftsStay}</li>
        </ul>
      </div>
    </>
  )
}

const certificateChoices = [
  { value: true, label: words.keepCertificates },
  { value: false, label: words.withdrawCertificates },
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
            label={words.certificates}
            choices={certificateChoices}
            chosen={keepCertificates ?? ''}
            onChoose={(value) => value !== '' && form.setFieldValue('keepCertificates', value)}
          />
          {form.errors.keepCertificates && <ErrorList messages={[String(form.errors.keepCertificates)]} />}
        </div>
      )}
      <div>
        <Button type="submit" variant="danger">
          {words.deleteMine}
        </Button>
      </div>
      {isAsking && keepCertificates !== null && (
        <ConfirmDialog
          title={words.deleteTitle}
          confirm={words.deleteIt}
          cancel={words.keepIt}
          isDestructive
          isBusy={request.isPending}
          error={request.error}
          onConfirm={() => request.mutate({ keepCertificates })}
          onCancel={() => setAsking(false)}
        >
          {words.deleteHelp({ count: limits.deletionDays })}
        </ConfirmDialog>
      )}
    </form>
  )
}

function Coming({ dueUTC }: { dueUTC: string }) {
  const keep = useKeepAccount()
  return (
    <>
      <p className={classes.text}>{words.isComing({ time: formatMinute(dueUTC) })}</p>
      {keep.isError && <ErrorList messages={errorMessages(keep.error)} />}
      <div>
        <Button loading={keep.isPending} onClick={() => keep.mutate()}>
          {words.keepMine}
        </Button>
      </div>
    </>
  )
}
