import { useSyncExternalStore } from 'react'
import classes from './offline-notice.module.css'

/** The live region is there from the start, so that the sentence is spoken when it comes. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine)
  return (
    <div role="status" className={classes.notice}>
      {isOnline ? null : <p>You are offline. You can keep reading; saving works again once you are connected.</p>}
    </div>
  )
}

function watch(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
