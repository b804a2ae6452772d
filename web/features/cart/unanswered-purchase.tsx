import { Button } from '@mantine/core'
import { messagesOf } from '#web/core/call-error.ts'
import { ErrorList } from '#web/ui/error-list.tsx'
import classes from './cart.module.css'
import type { useBuy } from './use-buy.ts'

/** The answer to Buy was lost and the cart is empty since: asking again, under the same key, shows what happened. */
export function UnansweredPurchase({ buy }: { buy: ReturnType<typeof useBuy> }) {
  return (
    <div className={classes.unanswered}>
      <ErrorList messages={messagesOf(buy.error)} />
      <p>The cart is empty now, so your purchase has probably gone through. You do not pay twice.</p>
      <Button loading={buy.isPending} onClick={() => buy.mutate(buy.variables ?? 0)}>
        Show the receipt
      </Button>
    </div>
  )
}
