import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FileViewerProps } from './viewer-props.ts'

/** After this many failures at the same place, the link is not the reason. */
const mostFailures = 2
/** A video that was left this many seconds before its end starts from the beginning. */
const almostOver = 3

/**
 * The link of the video, and where it begins. When the link expires, the video fails in the middle; then a fresh link replaces it, and
 * the video continues at the same second.
 */
export function useSource(
  video: RefObject<HTMLVideoElement | null>,
  { link, freshLink, place }: Pick<FileViewerProps, 'link' | 'freshLink' | 'place'>,
) {
  const [source, setSource] = useState(link)
  const [hasFailed, setFailed] = useState(false)
  const resume = useRef({ at: Number(place) || 0, isPlaying: false })
  const isResuming = useRef(true)
  const failures = useRef(0)

  const replace = async () => {
    try {
      const fresh = await freshLink()
      setFailed(false)
      if (fresh === source) video.current?.load()
      else setSource(fresh)
    } catch {
      setFailed(true)
    }
  }
  const tryAgain = () => {
    failures.current = 0
    void replace()
  }
  const goOn = useRef(tryAgain)
  useEffect(() => {
    goOn.current = tryAgain
  })
  useEffect(() => {
    const retry = () => goOn.current()
    if (hasFailed) addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [hasFailed])

  const onError = () => {
    const element = video.current
    if (!element) return
    if (!isResuming.current) resume.current = { at: element.currentTime, isPlaying: !element.paused }
    isResuming.current = true
    failures.current += 1
    if (failures.current > mostFailures) setFailed(true)
    else void replace()
  }
  const onLoadedMetadata = () => {
    const element = video.current
    if (!element) return
    const { at, isPlaying } = resume.current
    if (at > 0 && at < element.duration - almostOver) element.currentTime = at
    if (isPlaying) element.play().catch(() => {})
  }
  const onCanPlay = () => {
    isResuming.current = false
  }
  const onTimeUpdate = () => {
    if (video.current && video.current.currentTime > resume.current.at + 1) failures.current = 0
  }
  return { source, hasFailed, tryAgain, isResuming, onError, onLoadedMetadata, onCanPlay, onTimeUpdate }
}
