import { useNavigation } from 'react-router'
import classes from './navigation-progress.module.css'

/** A thin line on top while the next screen is on its way. Short waits do not show it (the style sheet delays it). */
export function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={classes.line} aria-hidden="true" />
}
