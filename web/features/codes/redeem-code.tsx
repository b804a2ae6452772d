import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { RedeemForm } from '#contract/core/forms.ts'
import { errorMessages, isUnconfirmed } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { counted } from '#web/ui/format.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { useRedeemCode } from './codes.api.ts'
import classes from './codes.module.css'

/** On the profile: a code brings points. Links lead here by its id. */
export function RedeemCode() {
  const redeem = useRedeemCode()
  const form = useForm({
    name: 'redeem',
    initialValues: { code: '' },
    validate: schemaResolver(RedeemForm, { sync: true }),
  })
  const done = ({ points, balance }: { points: number; balance: number }) => {
    form.reset()
    notifyDone(`You got ${counted(points, 'point')}. You now have ${counted(balance, 'point')}.`)
  }
  const submit = form.onSubmit(({ code }) => {
    if (!redeem.isPending) redeem.mutate(code, { onSuccess: done })
  }, focusFirstError(form))
  return (
    <div id="redeem">
      <Card title="Redeem a code">
        <form className={classes.redeem} noValidate onSubmit={submit}>
          <TextInput
            className={classes.code}
            label="Code"
            description="Capital letters and dashes do not matter."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.getInputProps('code')}
          />
          {redeem.isError && <ErrorList messages={redeemProblems(redeem.error)} isQuiet={isUnconfirmed(redeem.error)} />}
          <Button type="submit" variant="default" loading={redeem.isPending}>
            Redeem
          </Button>
        </form>
      </Card>
    </div>
  )
}

/** Without a response the code may have been redeemed, so the message says that trying again is safe. */
const redeemProblems = (error: unknown) =>
  isUnconfirmed(error)
    ? [...errorMessages(error), 'You can safely press “Redeem” again: the code is redeemed only once.']
    : errorMessages(error)
