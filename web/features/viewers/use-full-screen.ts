import { type RefObject, useEffect, useState } from 'react'

/** iPhones can show only the video element itself in full screen. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** Shows the player with its controls in full screen. */
export function useFullScreen(frame: RefObject<HTMLElement | null>, video: RefObject<PhoneVideo | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const read = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current)
    document.addEventListener('fullscreenchange', read)
    return () => document.removeEventListener('fullscreenchange', read)
  }, [frame])
  const toggle = () => {
    if (document.fullscreenElement) return void document.exitFullscreen().catch(() => {})
    if (frame.current?.requestFullscreen) return void frame.current.requestFullscreen().catch(() => {})
    video.current?.webkitEnterFullscreen?.()
  }
  return { isFull, toggle }
}
