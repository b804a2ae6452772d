import type { ThumbnailField } from '#demo/artwork/draw-thumbnail.ts'
import { count } from '#demo/artwork/pen.ts'

export const sampleRate = 16_000

interface Piece {
  /** A MIDI note number: 60 is middle C. */
  root: number
  /** Four chords, as steps over the root. */
  chords: number[][]
  /** The order of the tones of a chord, one per half beat; -1 is a rest. */
  pattern: number[]
  beat: number
}

const [one, two, three, four, five, six] = [
  [0, 7, 12, 16],
  [2, 9, 14, 17],
  [4, 11, 16, 19],
  [5, 12, 17, 21],
  [7, 14, 19, 23],
  [9, 16, 21, 24],
]

/** Each field has its own key, chords and pattern; all are slow and quiet. */
const pieces: Record<ThumbnailField, Piece> = {
  programming: { root: 48, chords: [one, six, four, five], pattern: [0, 2, 1, 3, 2, 1, 3, -1], beat: 0.66 },
  data: { root: 50, chords: [six, four, one, five], pattern: [0, 1, 2, 3, -1, 2, 1, -1], beat: 0.64 },
  design: { root: 53, chords: [one, three, four, one], pattern: [0, 3, 2, -1, 1, 3, 2, -1], beat: 0.7 },
  business: { root: 46, chords: [one, four, two, five], pattern: [0, 1, 3, 1, 2, 1, 3, -1], beat: 0.62 },
  languages: { root: 51, chords: [one, two, five, one], pattern: [0, 2, 3, 2, 1, 2, 3, -1], beat: 0.6 },
  science: { root: 45, chords: [six, one, four, three], pattern: [0, -1, 2, 3, 1, -1, 3, 2], beat: 0.72 },
  'music-and-arts': { root: 52, chords: [four, one, five, six], pattern: [0, 1, 2, 3, 2, 3, 1, 2], beat: 0.58 },
  health: { root: 43, chords: [one, five, six, four], pattern: [0, -1, 2, -1, 3, -1, 1, -1], beat: 0.8 },
}

/** Soft bells over a broken chord, as 16 bit samples of one channel. The last seconds fade out. */
export function composeMusic(field: ThumbnailField, seconds: number): Buffer {
  const { root, chords, pattern, beat } = pieces[field]
  const wave = new Float32Array(seconds * sampleRate)
  const bars = Math.ceil(seconds / (beat * 4))
  for (const bar of count(bars)) {
    const chord = chords[bar % chords.length] ?? one
    for (const [place, tone] of pattern.entries()) {
      const step = chord[tone]
      const at = bar * beat * 4 + (place * beat) / 2
      if (step !== undefined && at < seconds - 2) strike(wave, at, root + step + (tone === 0 ? 0 : 12), tone === 0 ? 0.16 : 0.1)
    }
  }
  return toSamples(wave, seconds)
}

function strike(wave: Float32Array, at: number, note: number, loud: number): void {
  const pitch = 440 * 2 ** ((note - 69) / 12)
  const first = Math.round(at * sampleRate)
  const last = Math.min(first + 3 * sampleRate, wave.length)
  for (let place = first; place < last; place++) {
    const time = (place - first) / sampleRate
    const envelope = Math.min(time / 0.025, 1) * Math.exp(-1.5 * time)
    const tone = Math.sin(2 * Math.PI * pitch * time) + 0.22 * Math.exp(-2 * time) * Math.sin(4 * Math.PI * pitch * time)
    wave[place] = (wave[place] ?? 0) + loud * envelope * tone
  }
}

function toSamples(wave: Float32Array, seconds: number): Buffer {
  const samples = Buffer.alloc(wave.length * 2)
  for (const [place, value] of wave.entries()) {
    const fade = Math.min((seconds - place / sampleRate) / 1.5, 1)
    samples.writeInt16LE(Math.round(Math.min(Math.max(value * fade, -1), 1) * 28_000), place * 2)
  }
  return samples
}
