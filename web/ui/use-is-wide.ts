import { useCallback, useSyncExternalStore } from 'react'

/** In em: as in the styles that put columns side by side. */
const wide = 62

/** Whether there is room for columns side by side: what is not shown need not be rendered. */
export function useIsWide(from = wide): boolean {
  const query = `(min-width: ${from}em)`
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
