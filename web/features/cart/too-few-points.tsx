import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { CartItem } from '#contract/cart/cart.ts'
import { paths } from '#contract/core/paths.ts'
import { useSession } from '#web/core/session.ts'
import { ConfirmFirst } from '#web/features/accounts/confirm-email/index.ts'
import { CertainNote, WaysToPoints } from '#web/features/refunds/index.ts'
import { writtenQuery } from '#web/features/site-pages/index.ts'
import { Button } from '#web/ui/button.tsx'
import { counted } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Points } from '#web/ui/points.tsx'
import { type CartOwner, wholeCartQuery } from './cart.api.ts'
import classes from './cart.module.css'
import { whatCouldWait } from './what-could-wait.ts'

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
  return (
    <div className={classes.short}>
      <Notice id={id}>{`You need ${counted(missing, 'more point', 'more points')}.`}</Notice>
      <ConfirmFirst whatFor="points" />
      <CertainNote balance={balance} />
      {waiting.length > 0 && (
        <>
          <p>{`Without ${waiting.length === 1 ? 'this course' : 'these courses'} you can buy the rest:`}</p>
          <ul aria-label="What could wait">
            {waiting.map((item) => (
              <li key={item.id}>
                <span className={classes.name}>{item.course.name}</span>
                <Points value={item.course.price} />
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Take out ${item.course.name}`}
                  onClick={() => onTakeOut(item)}
                >
                  Take out
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        You earn points when others buy courses you create.{' '}
        {hasRole('Creator') ? (
          <Anchor component={Link} to={paths.createCourse()} inherit>
            Create a course
          </Anchor>
        ) : (
          <>
            Become a Creator in your{' '}
            <Anchor component={Link} to={paths.profile()} inherit>
              profile
            </Anchor>
          </>
        )}
        , or ask{' '}
        {written.includes('contact') ? (
          <Anchor component={Link} to={paths.sitePage('contact')} inherit>
            an Admin of this portal
          </Anchor>
        ) : (
          'an Admin of this portal'
        )}{' '}
        to grant you points.
      </p>
      <WaysToPoints />
    </div>
  )
}
