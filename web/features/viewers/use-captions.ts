import { type RefObject, useEffect, useState } from 'react'
import { captionsShown } from './preferences.ts'

/**
 * The captions as a link of this page's own, because the server's expires while the video is open; and whether they show. Null while
 * there are none.
 */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, link: string | null) {
  const [shown, setShown] = captionsShown.use()
  const [captions, setCaptions] = useState<string | null>(null)
  const [server] = useState(link)
  useEffect(() => {
    if (!server) return
    const leaving = new AbortController()
    let own: string | undefined
    read(server, leaving.signal).then(
      (text) => {
        own = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }))
        setCaptions(own)
      },
      // The video plays without them too.
      () => {},
    )
    return () => {
      leaving.abort()
      if (own) URL.revokeObjectURL(own)
    }
  }, [server])
  useEffect(() => {
    const track = video.current?.textTracks[0]
    if (track && captions) track.mode = shown === 'on' ? 'showing' : 'hidden'
  }, [video, captions, shown])
  return { captions, isShown: shown === 'on', toggle: () => setShown(shown === 'on' ? 'off' : 'on') }
}

async function read(link: string, signal: AbortSignal) {
  const response = await fetch(link, { signal })
  if (!response.ok) throw new Error(`captions: ${response.status}`)
  return response.text()
}
