import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { RedeemForm } from '#contract/core/forms.ts'
import { errorMessages, isUnconfirmed } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { common } from '#web/ui/words.ts'
import { useRedeemCode } from './codes.api.ts'
import classes from './codes.module.css'
import { words } from './words.ts'

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
    notifyDone(words.redeemed({ points: common.points({ count: points }), balance: common.points({ count: balance }) }))
  }
  const submit = form.onSubmit(({ code }) => {
    if (!redeem.isPending) redeem.mutate(code, { onSuccess: done })
  }, focusFirstError(form))
  return (
    <div id="redeem">
      <Card title={words.redeemTitle}>
        <form className={classes.redeem} noValidate onSubmit={submit}>
          <TextInput
            className={classes.code}
            label={words.code}
            description={words.codeHelp}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.getInputProps('code')}
          />
          {redeem.isError && <ErrorList messages={redeemProblems(redeem.error)} isQuiet={isUnconfirmed(redeem.error)} />}
          <Button type="submit" variant="default" loading={redeem.isPending}>
            {words.redeem}
          </Button>
        </form>
      </Card>
    </div>
  )
}

/** Without a response the code may have been redeemed, so the message says that trying again is safe. */
const redeemProblems = (error: unknown) =>
  isUnconfirmed(error) ? [...errorMessages(error), words.redeemedOnlyOnce] : errorMessages(error)
