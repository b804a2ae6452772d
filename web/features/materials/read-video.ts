export interface VideoFacts {
  /** Whole seconds. */
  duration: number
  width: number
  height: number
}

const patience = 10_000

/** What the browser itself can tell about a video; undefined for what it does not know how to play. */
export async function readVideo(file: File): Promise<VideoFacts | undefined> {
  const video = document.createElement('video')
  const link = URL.createObjectURL(file)
  const signal = AbortSignal.timeout(patience)
  video.preload = 'metadata'
  video.muted = true
  try {
    const loaded = happens(video, 'loadedmetadata', signal)
    video.src = link
    await loaded
    // Recordings of a browser do not say how long they are; at their end it shows.
    if (video.duration === Number.POSITIVE_INFINITY) {
      const known = happens(video, 'durationchange', signal)
      video.currentTime = Number.MAX_SAFE_INTEGER
      await known
    }
    const { duration, videoWidth: width, videoHeight: height } = video
    return Number.isFinite(duration) ? { duration: Math.max(1, Math.round(duration)), width, height } : undefined
  } catch {
    return undefined
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(link)
  }
}

function happens(video: HTMLVideoElement, event: string, signal: AbortSignal) {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, resolve, { once: true, signal })
    video.addEventListener('error', reject, { once: true, signal })
    signal.addEventListener('abort', reject)
  })
}
