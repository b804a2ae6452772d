import { noticesOfVideo, readVideoFile, refusalOfVideo } from '#media/video-file.ts'

interface VideoFacts {
  /** Whole seconds. */
  duration: number
  width: number
  height: number
}

interface ReadVideo {
  /** Why no browser can play it. Said before the upload; the server checks it again. */
  refusal?: string | undefined
  notices: string[]
  facts?: VideoFacts | undefined
}

/** What the file says about itself or, if that is not enough, what the browser finds out. */
export async function readVideo(file: File): Promise<ReadVideo> {
  const read = async (begin: number, end: number) => new Uint8Array(await file.slice(begin, end).arrayBuffer())
  const container = await readVideoFile({ size: file.size, read })
  const refusal = refusalOfVideo(container)
  if (refusal || !container) return { refusal, notices: [] }
  const { duration, tracks } = container
  const { width = 0, height = 0 } = tracks.find(({ kind }) => kind === 'video') ?? {}
  const facts =
    duration && width > 0 && height > 0 ? { duration: wholeSeconds(duration), width, height } : await playedFacts(file)
  return { notices: noticesOfVideo(container), facts }
}

const patience = 10_000

/** What the browser finds out about a video; undefined if it cannot play it. */
async function playedFacts(file: File): Promise<VideoFacts | undefined> {
  const video = document.createElement('video')
  const link = URL.createObjectURL(file)
  const signal = AbortSignal.timeout(patience)
  video.preload = 'metadata'
  video.muted = true
  try {
    const loaded = happens(video, 'loadedmetadata', signal)
    video.src = link
    await loaded
    // Recordings made by a browser do not say how long they are; seeking to the end shows it.
    if (video.duration === Number.POSITIVE_INFINITY) {
      const known = happens(video, 'durationchange', signal)
      video.currentTime = Number.MAX_SAFE_INTEGER
      await known
    }
    const { duration, videoWidth: width, videoHeight: height } = video
    return Number.isFinite(duration) ? { duration: wholeSeconds(duration), width, height } : undefined
  } catch {
    return undefined
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(link)
  }
}

const wholeSeconds = (duration: number) => Math.max(1, Math.round(duration))

function happens(video: HTMLVideoElement, event: string, signal: AbortSignal) {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, resolve, { once: true, signal })
    video.addEventListener('error', reject, { once: true, signal })
    signal.addEventListener('abort', reject)
  })
}
