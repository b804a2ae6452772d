import { paths } from '#contract/paths.ts'
import { tabStorage } from '#web/core/storage.ts'
import { isEntry } from '#web/core/use-return-url.ts'

const key = 'coursewise-before-cart'

/** The router numbers the entries of the browser's history. */
export const entryNow = (): number => history.state?.idx ?? 0

/**
 * Keeps the page that leads to the cart, as its place in the history and its address. Called while the cart is loading, when the browser
 * still shows the address of that page; after a reload and with Back it is the cart's own.
 */
export function rememberPlace() {
  const { pathname, search } = location
  if (pathname !== paths.shoppingCart() && !isEntry(pathname)) tabStorage.set(key, `${entryNow()} ${pathname}${search}`)
  // The cart was opened by its address: what is kept belongs to an earlier visit.
  else if (!entryNow()) tabStorage.remove(key)
}

export const keptPlace = () => tabStorage.get(key) ?? ''
