import { paths } from '#contract/core/paths.ts'
import { type ButtonProps, LinkButton } from '#web/ui/button.tsx'
import { CheckIcon } from '#web/ui/first-icons.tsx'
import { words } from './first-words.ts'

/** In place of the button that adds what is in the cart already. */
export const InCartLink = ({ describedBy, ...button }: ButtonProps & { describedBy?: string }) => (
  <LinkButton to={paths.shoppingCart()} leftSection={<CheckIcon />} aria-describedby={describedBy} {...button} variant="default">
    {words.inCart}
  </LinkButton>
)
