import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'

/** Where points are short: how a course can be had without earning more of them. */
export function WaysToPoints({ className }: { className?: string | undefined }) {
  return (
    <p className={className}>
      Do you have a code?{' '}
      <Anchor component={Link} to={`${paths.profile()}#redeem`} inherit>
        Redeem it
      </Anchor>{' '}
      for points. You can also ask somebody for the course as a gift; it then waits among{' '}
      <Anchor component={Link} to={paths.gifts()} inherit>
        your gifts
      </Anchor>
      .
    </p>
  )
}
