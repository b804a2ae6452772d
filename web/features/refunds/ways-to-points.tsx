import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { words } from './words.ts'

/** Where points are short: how a course can be had without earning more of them. */
export function WaysToPoints({ className }: { className?: string | undefined }) {
  const linkTo = (path: string) => (text: string) => (
    <Anchor component={Link} to={path} inherit>
      {text}
    </Anchor>
  )
  return (
    <p className={className}>
      {words.waysToPoints({ redeem: linkTo(`${paths.profile()}#redeem`), gifts: linkTo(paths.gifts()) })}
    </p>
  )
}
