import { useRef, useState } from 'react'
import { useSource } from './use-source.ts'
import type { FileViewerProps } from './viewer-props.ts'

const atFirst = { isPlaying: false, isWaiting: false, isEnded: false, isMuted: false, time: 0, duration: 0, volume: 1 }
export type Playback = ReturnType<typeof usePlayback>

/** A video element, its current state, and its controls. */
export function usePlayback({ onPlace, ...file }: FileViewerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const source = useSource(video, file)
  const [state, setState] = useState(atFirst)

  const read = () => video.current && setState(readState(video.current))
  const tell = (isSettled: boolean) => {
    const element = video.current
    // Until the video has jumped to the learner's place, its time means nothing.
    if (!element || source.isResuming.current) return
    onPlace(String(element.ended ? 0 : Math.floor(element.currentTime)), isSettled)
  }
  /** Updates the state at once, so that a slider does not jump back while it is dragged. */
  const change = (to: Partial<Pick<HTMLVideoElement, 'currentTime' | 'volume' | 'muted'>>) => {
    if (video.current) Object.assign(video.current, to)
    read()
  }
  const seekTo = (time: number) => change({ currentTime: Math.min(Math.max(0, time), state.duration) })
  const play = () => video.current?.play().catch(() => {})

  return {
    video,
    source: source.source,
    hasFailed: source.hasFailed,
    tryAgain: source.tryAgain,
    ...state,
    play,
    toggle: () => (video.current?.paused ? play() : video.current?.pause()),
    seekTo,
    seekBy: (seconds: number) => seekTo((video.current?.currentTime ?? 0) + seconds),
    setVolume: (volume: number) => change({ volume, muted: volume === 0 }),
    toggleMute: () => change({ muted: !video.current?.muted }),
    listeners: {
      onError: source.onError,
      onLoadedMetadata: () => {
        source.onLoadedMetadata()
        read()
      },
      onCanPlay: () => {
        source.onCanPlay()
        read()
      },
      onTimeUpdate: () => {
        source.onTimeUpdate()
        tell(false)
        read()
      },
      onPause: () => {
        tell(true)
        read()
      },
      onSeeked: () => {
        tell(true)
        read()
      },
      onEnded: () => {
        tell(true)
        read()
      },
      onPlay: read,
      onPlaying: read,
      onWaiting: read,
      onSeeking: read,
      onDurationChange: read,
      onVolumeChange: read,
    },
  }
}

const readState = (video: HTMLVideoElement): typeof atFirst => ({
  isPlaying: !video.paused && !video.ended,
  isWaiting: video.seeking || (!video.paused && video.readyState < video.HAVE_FUTURE_DATA),
  isEnded: video.ended,
  isMuted: video.muted || video.volume === 0,
  time: video.currentTime,
  duration: Number.isFinite(video.duration) ? video.duration : 0,
  volume: video.volume,
})
