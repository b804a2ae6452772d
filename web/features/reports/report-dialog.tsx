import { Radio, Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useRef } from 'react'
import { formLimits } from '#contract/core/form-limits.ts'
import { ReportForm, type ReportReason, reportReasons } from '#contract/core/forms.ts'
import type { Reportable } from '#contract/reports/reports.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { common } from '#web/ui/words.ts'
import { useReport } from './reports.api.ts'
import classes from './reports.module.css'
import { reasons, reportTitles, words } from './words.ts'
// With the styles of Checkbox, as everywhere: so the two are one file, also for the login screen.
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/Radio.css'

interface ReportDialogProps {
  what: Reportable
  id: number
  onClose: () => void
}

export function ReportDialog({ what, id, onClose }: ReportDialogProps) {
  const report = useReport()
  const form = useForm({
    initialValues: { reason: '', text: '' },
    validate: schemaResolver(ReportForm, { sync: true }),
  })
  const firstReason = useRef<HTMLInputElement>(null)
  const done = ({ isNew }: { isNew: boolean }) => {
    notifyDone(isNew ? words.sent : words.sentBefore)
    onClose()
  }
  const submit = form.onSubmit(
    ({ reason, text }) => {
      if (!report.isPending) report.mutate({ what, id, reason: reason as ReportReason, text }, { onSuccess: done })
    },
    () => firstReason.current?.focus(),
  )
  return (
    <Dialog title={reportTitles[what]} size={480} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <p className={classes.quiet}>{words.whoReads}</p>
        <Radio.Group label={words.whatIsWrong} {...form.getInputProps('reason')}>
          <div className={classes.reasons}>
            {reportReasons.map((reason, place) => (
              <Radio
                key={reason}
                value={reason}
                label={reasons[reason]}
                // The first one takes the focus when the dialog opens, and when none was chosen.
                {...(place === 0 && { ref: firstReason, 'data-autofocus': true })}
              />
            ))}
          </div>
        </Radio.Group>
        <Textarea
          label={words.whatToKnow}
          description={words.whatToKnowHelp({ most: formLimits.reports.text.max })}
          rows={3}
          resize="vertical"
          maxLength={formLimits.reports.text.max}
          {...form.getInputProps('text')}
        />
        {report.isError && <ErrorList messages={errorMessages(report.error)} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={report.isPending}>
            {words.send}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
