import { useSyncExternalStore } from 'react'

/** As in the styles that put columns side by side. */
const wide = '(min-width: 62em)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether there is room for columns side by side: what is not shown need not be rendered. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
