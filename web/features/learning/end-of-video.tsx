import { Button } from '@mantine/core'

export interface EndOfVideoProps {
  /** Undefined where there is none, or nothing to mark. */
  onNext: (() => void) | undefined
  onMark: (() => void) | undefined
  onAgain: () => void
}

/** What may come after a video. Nothing happens by itself: only the learner knows whether it is learned. */
export function EndOfVideo({ onNext, onMark, onAgain }: EndOfVideoProps) {
  return (
    <>
      {onMark && <Button onClick={onMark}>{onNext ? 'Mark as learned and go on' : 'Mark as learned'}</Button>}
      {!onMark && onNext && <Button onClick={onNext}>Go on</Button>}
      <Button variant="default" onClick={onAgain}>
        Watch again
      </Button>
    </>
  )
}
