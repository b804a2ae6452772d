import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router'
import type { CartItem } from '#contract/cart/cart.ts'
import { paths } from '#contract/core/paths.ts'
import type { CourseCard } from '#contract/courses/courses.ts'
import { refundRule } from '#contract/refunds/refunds.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { profileQuery } from '#web/features/accounts/index.ts'
import { ReturnedBefore, useCertain } from '#web/features/refunds/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Points } from '#web/ui/points.tsx'
import { common } from '#web/ui/words.ts'
import { type CartOwner, cartTotalQuery } from './cart.api.ts'
import classes from './cart.module.css'
import { words as firstWords } from './first-words.ts'
import { TooFewPoints } from './too-few-points.tsx'
import type { useBuy } from './use-buy.ts'
import { words } from './words.ts'

interface CartSummaryProps {
  owner: CartOwner
  count: number
  /** Those on the page that is shown. */
  courses: CourseCard[]
  buy: ReturnType<typeof useBuy>
  onTakeOut: (item: CartItem) => void
}

export function CartSummary({ owner, count, courses, buy, onTakeOut }: CartSummaryProps) {
  const total = useQuery(cartTotalQuery(owner))
  return (
    <div className={classes.summary}>
      <Card title={firstWords.summary} aside={<span className={classes.quiet}>{common.courses({ count })}</span>}>
        <Loaded query={total} skeleton={<Skeleton height={120} />}>
          {(points) =>
            owner ? <UserSummary owner={owner} total={points} buy={buy} onTakeOut={onTakeOut} /> : <GuestSummary total={points} />
          }
        </Loaded>
        <p className={classes.note}>{refundRule}</p>
        {owner && <ReturnedBefore courses={courses} className={classes.note} />}
      </Card>
    </div>
  )
}

/** Buying needs an account. Signing in keeps the cart and leads back here. */
function GuestSummary({ total }: { total: number }) {
  const navigate = useNavigate()
  return (
    <>
      <dl className={classes.figures}>
        <Figure name={words.totalPrice}>
          <Points value={total} />
        </Figure>
      </dl>
      <Button fullWidth size="lg" onClick={() => navigate(paths.login(paths.shoppingCart()))}>
        {words.buy}
      </Button>
      <p className={classes.note}>{words.logInToBuy}</p>
    </>
  )
}

interface UserSummaryProps extends Omit<CartSummaryProps, 'count' | 'courses'> {
  total: number
}

function UserSummary({ owner, total, buy, onTakeOut }: UserSummaryProps) {
  const profile = useQuery(profileQuery())
  return (
    <Loaded query={profile} skeleton={<Skeleton height={160} />}>
      {({ balance }) => <Payment owner={owner} total={total} balance={balance} buy={buy} onTakeOut={onTakeOut} />}
    </Loaded>
  )
}

/** What is certain is named where it is less than the balance. */
function Payment({ owner, total, balance, buy, onTakeOut }: UserSummaryProps & { balance: number }) {
  const reasonId = useId()
  const certain = useCertain(balance)
  const missing = total - certain
  return (
    <>
      <dl className={classes.figures}>
        <Figure name={words.totalPrice}>
          <Points value={total} />
        </Figure>
        <Figure name={words.balanceNow}>
          <Points value={balance} />
        </Figure>
        {certain < balance && (
          <Figure name={words.ofWhichCertain}>
            <Points value={certain} />
          </Figure>
        )}
        <Figure name={missing > 0 ? words.missing : words.balanceAfter} isLast>
          <Points value={missing > 0 ? missing : balance - total} />
        </Figure>
      </dl>
      {missing > 0 && <TooFewPoints id={reasonId} owner={owner} balance={balance} missing={missing} onTakeOut={onTakeOut} />}
      {buy.isError && <ErrorList messages={errorMessages(buy.error)} />}
      <Button
        fullWidth
        size="lg"
        disabled={missing > 0}
        aria-describedby={missing > 0 ? reasonId : undefined}
        loading={buy.isPending}
        onClick={() => buy.mutate(total)}
      >
        {words.buy}
      </Button>
      {buy.isUnconfirmed && <p className={classes.note}>{words.payOnlyOnce}</p>}
    </>
  )
}

function Figure({ name, isLast = false, children }: { name: string; isLast?: boolean; children: ReactNode }) {
  return (
    <div data-last={isLast || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
