import { type MouseEvent, useEffect } from 'react'
import { useNavigate, useNavigationType } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { tabStorage } from '#web/core/storage.ts'
import { type ButtonProps, LinkButton } from '#web/ui/button.tsx'
import { ChevronLeftIcon } from '#web/ui/first-icons.tsx'
import { words } from './words.ts'

const key = 'coursewise-cart-entry'

/** The router numbers the entries of the browser's history. */
const entryNow = (): number => history.state?.idx ?? 0

/**
 * Remembers the entry of the history at which the cart was entered from another page. The login replaces its own entry by the cart, and a
 * reload or Back shows an entry again, so these change nothing.
 */
export function useCartEntry() {
  const how = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the cart is entered, not when its page is turned
  useEffect(() => {
    if (how === 'PUSH') tabStorage.set(key, String(entryNow()))
    // It was opened by its address: what is kept belongs to an earlier visit.
    else if (entryNow() === 0) tabStorage.remove(key)
  }, [])
}

/** Goes back in the history to the page before the cart, so that it is scrolled as it was. Without one it leads to the courses. */
export function ContinueBrowsing({ variant }: Pick<ButtonProps, 'variant'>) {
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    const entered = Number(tabStorage.get(key) ?? Number.POSITIVE_INFINITY)
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (entered > entryNow() || isForNewTab) return
    event.preventDefault()
    void navigate(entered - 1 - entryNow())
  }
  return (
    <LinkButton to={paths.courses()} variant={variant} leftSection={<ChevronLeftIcon />} onClick={goBack}>
      {words.continueBrowsing}
    </LinkButton>
  )
}
