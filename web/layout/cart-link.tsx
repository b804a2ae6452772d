import { NavLink } from 'react-router'
import { paths } from '#web/core/paths.ts'
import { useCartCount } from '#web/features/cart/index.ts'
import { counted } from '#web/ui/format.ts'
import { CartIcon } from '#web/ui/icons.tsx'
import classes from './cart-link.module.css'

/** The cart, with the number of courses in it. */
export function CartLink({ className }: { className: string | undefined }) {
  const count = useCartCount()
  return (
    <NavLink
      to={paths.shoppingCart()}
      className={`${className} ${classes.link}`}
      aria-label={count > 0 ? `Shopping cart, ${counted(count, 'item')}` : 'Shopping cart'}
    >
      <CartIcon />
      {count > 0 && (
        <span key={count} className={classes.count} aria-hidden="true">
          {count}
        </span>
      )}
    </NavLink>
  )
}
