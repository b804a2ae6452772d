import { soundNotices, videoNotice, videoRefusal } from './video-codecs.ts'
import { readMatroska } from './video-matroska.ts'
import { readMp4 } from './video-mp4.ts'
import { type Bytes, FileParts, type VideoFile } from './video-parts.ts'

const unreadable = 'This file contains no video that can be played. It may be damaged or incomplete.'

/** Reads the few parts of an MP4, QuickTime, WebM or Matroska file that describe it; undefined for anything else. */
export async function readVideoFile(bytes: Bytes): Promise<VideoFile | undefined> {
  const parts = new FileParts(bytes)
  try {
    const start = await parts.read(0, 4)
    return start.getUint32(0) === 0x1a45dfa3 ? await readMatroska(parts) : await readMp4(parts)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Why no browser can play it; undefined when one can. */
export function refusalOfVideo(file: VideoFile | undefined): string | undefined {
  if (!file || file.tracks.length === 0) return unreadable
  const video = file.tracks.find(({ kind }) => kind === 'video')
  return video && videoRefusal(video.code)
}

/** Warnings about what only some browsers play. */
export function noticesOfVideo({ tracks }: VideoFile): string[] {
  const [video] = tracks.filter(({ kind }) => kind === 'video')
  const sounds = tracks.filter(({ kind }) => kind === 'sound').map(({ code }) => code)
  const notice = video && videoNotice(video.code)
  return [...(notice ? [notice] : []), ...soundNotices(sounds)]
}
