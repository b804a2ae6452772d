import { Loader } from '@mantine/core'
import '@mantine/core/styles/Loader.css'
import { Button } from '#web/ui/button.tsx'
import { common } from '#web/ui/words.ts'
import { DownloadButton } from './download-button.tsx'
import classes from './viewer.module.css'
import { words } from './words.ts'

export function ViewerLoading({ label = words.opening }) {
  return (
    <div className={classes.loading} role="status">
      <Loader aria-hidden="true" />
      {label}
    </div>
  )
}

interface ViewerProblemProps {
  freshLink: () => Promise<string>
  onTryAgain: () => void
}

/** A file that cannot be shown here can often be opened with another program. */
export function ViewerProblem({ freshLink, onTryAgain }: ViewerProblemProps) {
  return (
    <div className={classes.card} role="alert">
      <p>{words.cannotOpen}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onTryAgain}>
          {common.tryAgain}
        </Button>
        <DownloadButton freshLink={freshLink} />
      </div>
    </div>
  )
}

/** There is nothing to download: a lesson is no file. */
export const LessonProblem = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <div className={classes.card} role="alert">
    <p>{words.cannotOpenLesson}</p>
    <Button variant="default" onClick={onTryAgain}>
      {common.tryAgain}
    </Button>
  </div>
)
