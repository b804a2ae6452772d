import { useQuery } from '@tanstack/react-query'
import type { CartItem } from '#contract/cart/cart.ts'
import { paths } from '#contract/core/paths.ts'
import { useSession } from '#web/core/session.ts'
import { ConfirmFirst } from '#web/features/accounts/confirm-email/index.ts'
import { CertainNote, WaysToPoints } from '#web/features/refunds/index.ts'
import { writtenQuery } from '#web/features/site-pages/index.ts'
import { Button } from '#web/ui/button.tsx'
import { linkTo } from '#web/ui/link-to.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Points } from '#web/ui/points.tsx'
import { type CartOwner, wholeCartQuery } from './cart.api.ts'
import classes from './cart.module.css'
import { whatCouldWait } from './what-could-wait.ts'
import { words } from './words.ts'

interface TooFewPointsProps {
  /** The id of the sentence that says why Buy is disabled. */
  id: string
  owner: CartOwner
  balance: number
  missing: number
  onTakeOut: (item: CartItem) => void
}

/** How many points are missing, which courses could wait, and where points come from. */
export function TooFewPoints({ id, owner, balance, missing, onTakeOut }: TooFewPointsProps) {
  const { hasRole } = useSession()
  const { data } = useQuery(wholeCartQuery(owner))
  const { data: written = [] } = useQuery(writtenQuery())
  const waiting = whatCouldWait(data?.items ?? [], missing)
  const admin = written.includes('contact') ? linkTo(paths.sitePage('contact')) : (text: string) => text
  return (
    <div className={classes.short}>
      <Notice id={id}>{words.needMore({ count: missing })}</Notice>
      <ConfirmFirst whatFor="points" />
      <CertainNote balance={balance} />
      {waiting.length > 0 && (
        <>
          <p>{words.without({ count: waiting.length })}</p>
          <ul aria-label={words.couldWait}>
            {waiting.map((item) => (
              <li key={item.id}>
                <span className={classes.name}>{item.course.name}</span>
                <Points value={item.course.price} />
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={words.takeOutCourse({ course: item.course.name })}
                  onClick={() => onTakeOut(item)}
                >
                  {words.takeOut}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {words.howToEarn}{' '}
        {hasRole('Creator')
          ? words.createOrAsk({ create: linkTo(paths.createCourse()), admin })
          : words.becomeCreatorOrAsk({ profile: linkTo(paths.profile()), admin })}
      </p>
      <WaysToPoints />
    </div>
  )
}
