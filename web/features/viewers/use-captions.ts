import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Captions } from '#contract/materials/captions.ts'
import { isUnreachable } from '#web/core/call-error.ts'
import { fetchResponse, joinText } from '#web/core/fetch-response.ts'
import { storage } from '#web/core/storage.ts'
import { captionsShown } from './preferences.ts'

export interface CaptionsSource {
  /** One for each language. */
  captions: Captions[]
  freshCaptions: () => Promise<Captions[]>
}

interface Loaded {
  language: string
  label: string
  /** A blob of this page, because the server's link expires while the video is open. */
  link: string
}

const languageKey = 'coursewise-captions-language'

/** The captions in the chosen language, and whether they are shown. `loaded` is undefined until they have arrived. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, source: CaptionsSource) {
  const [shown, setShown] = captionsShown.use()
  const [language, setLanguage] = useState(() => languageFor(source.captions))
  const [loaded, setLoaded] = useState<Loaded>()
  const atFirst = useRef(source)
  useEffect(() => {
    const leaving = new AbortController()
    let own: string | undefined
    const load = async () => {
      const found = await read(atFirst.current, language, leaving.signal)
      if (!found || leaving.signal.aborted) return
      own = URL.createObjectURL(new Blob([found.text], { type: 'text/vtt' }))
      setLoaded({ language: found.language, label: found.label, link: own })
    }
    // The video works without them.
    load().catch(() => {})
    return () => {
      leaving.abort()
      // The browser may still be about to read them: it loads a track only some time after the page shows it.
      if (own) setTimeout(URL.revokeObjectURL, 60_000, own)
    }
  }, [language])
  useEffect(() => {
    const track = video.current?.textTracks[0]
    if (track && loaded) track.mode = shown === 'on' ? 'showing' : 'hidden'
  }, [video, loaded, shown])
  const choose = (chosen: string) => {
    storage.set(languageKey, chosen)
    setLanguage(chosen)
    setShown('on')
  }
  return {
    loaded,
    languages: source.captions,
    language,
    choose,
    isShown: shown === 'on',
    toggle: () => setShown(shown === 'on' ? 'off' : 'on'),
  }
}

/** The last chosen language, or one of the browser's, or the first. */
function languageFor(captions: Captions[]): string | undefined {
  const wanted = [storage.get(languageKey), ...navigator.languages]
  const known = captions.map(({ language }) => language)
  const main = (tag: string | null | undefined) => tag?.split('-')[0]
  const match = wanted.map((tag) => known.find((one) => one === tag) ?? known.find((one) => main(one) === main(tag)))
  return match.find(Boolean) ?? known[0]
}

async function read({ captions, freshCaptions }: CaptionsSource, language: string | undefined, signal: AbortSignal) {
  const pick = (of: Captions[]) => of.find((one) => one.language === language)
  const first = pick(captions)
  if (!first) return undefined
  try {
    return { ...first, text: await fetchText(first.link, signal) }
  } catch (error) {
    // A refusal means that the link has expired.
    const fresh = isUnreachable(error) ? undefined : pick(await freshCaptions())
    return fresh && { ...first, text: await fetchText(fresh.link, signal) }
  }
}

const fetchText = async (link: string, signal: AbortSignal) => joinText((await fetchResponse(link, { signal })).pieces)
