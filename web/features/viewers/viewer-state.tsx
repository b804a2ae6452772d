import { Loader } from '@mantine/core'
import '@mantine/core/styles/Loader.css'
import { Button } from '#web/ui/button.tsx'
import { DownloadButton } from './download-button.tsx'
import classes from './viewer.module.css'

export function ViewerLoading({ what }: { what: string }) {
  return (
    <div className={classes.loading} role="status">
      <Loader aria-hidden="true" />
      {`Opening the ${what}`}
    </div>
  )
}

interface ViewerProblemProps {
  freshLink: () => Promise<string>
  what: string
  onTryAgain: () => void
}

/** A file that cannot be shown here can often be opened with another program. */
export function ViewerProblem({ freshLink, what, onTryAgain }: ViewerProblemProps) {
  return (
    <div className={classes.card} role="alert">
      <p>{`This ${what} could not be opened here. Try again, or download it and open it with another program.`}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onTryAgain}>
          Try again
        </Button>
        <DownloadButton freshLink={freshLink} />
      </div>
    </div>
  )
}
