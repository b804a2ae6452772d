import { Loader } from '@mantine/core'
import '@mantine/core/styles/Loader.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { common } from '#web/ui/words.ts'
import classes from './player.module.css'
import { PlayerControls } from './player-controls.tsx'
import { nextChoice, speed } from './preferences.ts'
import { type CaptionsSource, useCaptions } from './use-captions.ts'
import { useFullScreen } from './use-full-screen.ts'
import { usePlayback } from './use-playback.ts'
import { useShortcuts } from './use-shortcuts.ts'
import type { FileViewerProps } from './viewer-props.ts'
import { words } from './words.ts'

interface PlayerProps extends FileViewerProps, CaptionsSource {
  name: string
  /** Shown over the picture when the video has ended. */
  whenEnded: (playAgain: () => void) => ReactNode
}

/** The browser's video with our own controls, which are the same everywhere, for keyboard, pointer and touch. */
export function Player({ name, captions: tracks, freshCaptions, whenEnded, ...file }: PlayerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const playback = usePlayback(file)
  const { video, isPlaying, isEnded, isWaiting, hasFailed, toggle, seekBy } = playback
  const captions = useCaptions(video, { captions: tracks, freshCaptions })
  const fullScreen = useFullScreen(frame, video)
  const [rate, setRate] = speed.use()
  useEffect(() => {
    if (video.current) Object.assign(video.current, { defaultPlaybackRate: Number(rate), playbackRate: Number(rate) })
  }, [video, rate])
  useShortcuts({
    ' ': toggle,
    k: toggle,
    j: () => seekBy(-10),
    l: () => seekBy(10),
    arrowleft: () => seekBy(-5),
    arrowright: () => seekBy(5),
    m: playback.toggleMute,
    c: captions.toggle,
    f: fullScreen.toggle,
    '<': () => setRate(nextChoice(speed.choices, rate, -1)),
    '>': () => setRate(nextChoice(speed.choices, rate, 1)),
  })
  return (
    <div ref={frame} className={classes.frame} data-full={fullScreen.isFull || undefined}>
      <div className={classes.picture}>
        <video
          ref={video}
          className={classes.video}
          src={playback.source}
          preload="metadata"
          playsInline
          aria-label={name}
          onClick={toggle}
          {...playback.listeners}
        >
          {captions.loaded && (
            <track
              key={captions.loaded.link}
              kind="captions"
              label={captions.loaded.label}
              srcLang={captions.loaded.language}
              src={captions.loaded.link}
            />
          )}
        </video>
        {isWaiting && !hasFailed && (
          <div className={classes.over} data-quiet>
            <Loader color="white" aria-hidden="true" />
          </div>
        )}
        {hasFailed && (
          <div className={classes.over} role="alert">
            <p>{words.cannotPlay}</p>
            <Button variant="white" onClick={playback.tryAgain}>
              {common.tryAgain}
            </Button>
          </div>
        )}
        {isEnded && !isPlaying && <div className={classes.over}>{whenEnded(playback.play)}</div>}
      </div>
      <PlayerControls playback={playback} captions={captions} fullScreen={fullScreen} rate={rate} onRate={setRate} />
    </div>
  )
}
