import { NumberInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import { schemaResolver, useForm } from '@mantine/form'
import type { PointsCode } from '#contract/codes/codes.ts'
import { CodeForm } from '#contract/core/forms.ts'
import { errorMessages, isUnconfirmed } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { common } from '#web/ui/words.ts'
import { useIssueCode } from './codes.api.ts'
import classes from './codes.module.css'
import { words } from './words.ts'

interface Values {
  reason: string
  points: number | string
  uses: number | string
  lastDay: string
}

export function IssueDialog({ onClose, onIssued }: { onClose: () => void; onIssued: (code: PointsCode) => void }) {
  const issue = useIssueCode()
  const form = useForm<Values>({
    name: 'code',
    initialValues: { reason: '', points: '', uses: '', lastDay: '' },
    validate: schemaResolver(CodeForm, { sync: true }),
    validateInputOnBlur: true,
  })
  const submit = form.onSubmit((values) => {
    if (!issue.isPending) issue.mutate(CodeForm.parse(values), { onSuccess: onIssued })
  }, focusFirstError(form))
  const budget = Number(form.values.points) * Number(form.values.uses)
  return (
    <Dialog title={words.issue} size={480} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <TextInput
          label={words.reason}
          description={words.reasonHelp}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <NumberInput
          label={words.points}
          description={words.pointsHelp}
          size="md"
          allowDecimal={false}
          allowNegative={false}
          hideControls
          {...form.getInputProps('points')}
        />
        <NumberInput
          label={words.numberOfUses}
          description={words.usesHelp}
          size="md"
          allowDecimal={false}
          allowNegative={false}
          hideControls
          {...form.getInputProps('uses')}
        />
        <TextInput label={words.lastDay} description={words.lastDayHelp} type="date" {...form.getInputProps('lastDay')} />
        <p className={classes.budget} role="status">
          {budget > 0 && words.budget({ points: common.points({ count: budget }) })}
        </p>
        {issue.isError && <ErrorList messages={issueProblems(issue.error)} isQuiet={isUnconfirmed(issue.error)} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={issue.isPending}>
            {words.issueIt}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

/** Without a response the code may have been issued, so the message says that trying again is safe. */
const issueProblems = (error: unknown) =>
  isUnconfirmed(error) ? [...errorMessages(error), words.issuedOnlyOnce] : errorMessages(error)
