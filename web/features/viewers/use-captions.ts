import { type RefObject, useEffect, useRef, useState } from 'react'
import { captionsShown } from './preferences.ts'

export interface CaptionsSource {
  captionsLink: string | null
  freshCaptionsLink: () => Promise<string | null>
}

/**
 * The captions as a link of this page's own, because the server's expires while the video is open; and whether they show. Null while
 * there are none.
 */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, source: CaptionsSource) {
  const [shown, setShown] = captionsShown.use()
  const [captions, setCaptions] = useState<string | null>(null)
  const atFirst = useRef(source)
  useEffect(() => {
    const leaving = new AbortController()
    let own: string | undefined
    const load = async () => {
      const text = await read(atFirst.current, leaving.signal)
      if (!text || leaving.signal.aborted) return
      own = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }))
      setCaptions(own)
    }
    // The video plays without them too.
    load().catch(() => {})
    return () => {
      leaving.abort()
      if (own) URL.revokeObjectURL(own)
    }
  }, [])
  useEffect(() => {
    const track = video.current?.textTracks[0]
    if (track && captions) track.mode = shown === 'on' ? 'showing' : 'hidden'
  }, [video, captions, shown])
  return { captions, isShown: shown === 'on', toggle: () => setShown(shown === 'on' ? 'off' : 'on') }
}

async function read({ captionsLink, freshCaptionsLink }: CaptionsSource, signal: AbortSignal): Promise<string | undefined> {
  if (!captionsLink) return undefined
  const response = await fetch(captionsLink, { signal })
  if (response.ok) return response.text()
  const fresh = await freshCaptionsLink()
  const again = fresh ? await fetch(fresh, { signal }) : undefined
  return again?.ok ? again.text() : undefined
}
