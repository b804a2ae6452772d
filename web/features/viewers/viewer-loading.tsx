import { Loader } from '@mantine/core'
import classes from './viewer.module.css'

export function ViewerLoading({ what }: { what: string }) {
  return (
    <div className={classes.loading} role="status">
      <Loader aria-hidden="true" />
      {`Opening the ${what}`}
    </div>
  )
}
