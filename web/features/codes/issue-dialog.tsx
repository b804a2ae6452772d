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
import { counted } from '#web/ui/format.ts'
import { useIssueCode } from './codes.api.ts'
import classes from './codes.module.css'

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
    <Dialog title="Issue a code" size={480} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <TextInput
          label="Reason"
          description="Users see it in their points history."
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <NumberInput
          label="Points"
          description="For each user who redeems it."
          size="md"
          allowDecimal={false}
          allowNegative={false}
          hideControls
          {...form.getInputProps('points')}
        />
        <NumberInput
          label="Number of uses"
          description="Each user can redeem it once."
          size="md"
          allowDecimal={false}
          allowNegative={false}
          hideControls
          {...form.getInputProps('uses')}
        />
        <TextInput label="Last day" description="Until midnight UTC." type="date" {...form.getInputProps('lastDay')} />
        <p className={classes.budget} role="status">
          {budget > 0 && `At most ${counted(budget, 'point')} in all.`}
        </p>
        {issue.isError && <ErrorList messages={issueProblems(issue.error)} isQuiet={isUnconfirmed(issue.error)} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={issue.isPending}>
            Issue the code
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

/** Without a response the code may have been issued, so the message says that trying again is safe. */
const issueProblems = (error: unknown) =>
  isUnconfirmed(error)
    ? [...errorMessages(error), 'You can safely press “Issue the code” again: only one is issued.']
    : errorMessages(error)
