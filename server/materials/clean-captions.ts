import { formLimits } from '#contract/core/form-limits.ts'
import { refusals } from './words.ts'

interface Cue {
  start: number
  end: number
  settings: string
  lines: string[]
}

/** WebVTT writes a point before the milliseconds and may leave out the hours; SubRip writes a comma. */
const time = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})`
const timing = new RegExp(`^\\s*${time}\\s*-->\\s*${time}(.*)$`)
const keptSetting = /^(align:(start|center|end|left|right)|line:-?\d{1,3}%?|(position|size):\d{1,3}%)$/
const keptTag = /^<(\/?[biu]|v [^<>&]{1,60}|\/v)>$/
const { maxCues } = formLimits.captions
/** No screen shows longer lines, or more of them at a time. */
const longestLine = 1000
const mostLines = 10
const mostLinesOfFile = 10 * maxCues

/**
 * Captions are hostile input that learners see, so they are rebuilt, not passed on: only cues, with text and the few tags that matter to a
 * learner. Styles, regions, notes and classes are left out.
 */
export function cleanCaptions(text: string): string {
  const all = cuesIn(text)
  const cues = all.filter(({ start, end, lines }) => end > start && lines.some((line) => line !== ''))
  if (cues.length === 0) throw refusals.noCaptionsInFile()
  if (all.length > maxCues) throw refusals.captionsTooLong({ most: String(maxCues) })
  // The format requires cues sorted by their start.
  return `WEBVTT\n\n${cues
    .toSorted((a, b) => a.start - b.start)
    .map(write)
    .join('\n')}`
}

function cuesIn(text: string): Cue[] {
  const cues: Cue[] = []
  let open: Cue | undefined
  for (const whole of text.split(/\r\n|\n|\r/, mostLinesOfFile)) {
    const line = whole.slice(0, longestLine)
    const match = line.includes('-->') ? timing.exec(line) : null
    if (match) {
      open = { start: readMoment(match, 1), end: readMoment(match, 5), settings: readSettings(match[9] ?? ''), lines: [] }
      if (cues.push(open) > maxCues) break
    } else if (open && line.trim() === '') open = undefined
    else if (open && open.lines.length < mostLines) open.lines.push(cleanLine(line))
  }
  return cues
}

/** Milliseconds, from the four groups of a time. */
function readMoment(match: RegExpExecArray, first: number): number {
  const [hours, minutes, seconds] = [0, 1, 2].map((place) => Number(match[first + place] ?? 0)) as [number, number, number]
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + Number((match[first + 3] ?? '0').padEnd(3, '0'))
}

const readSettings = (text: string) =>
  text
    .split(/\s+/)
    .filter((setting) => keptSetting.test(setting))
    .map((setting) => ` ${setting}`)
    .join('')

/** SubRip positions lines by `{\an8}`, which would be shown as text. */
const cleanLine = (line: string) =>
  line
    .replaceAll(/\{\\[^}]*\}/g, '')
    .split(/(<[/a-z0-9][^<>]*>)/i)
    .map((part, place) => (place % 2 === 0 ? escaped(part) : keptTag.test(part) ? part : ''))
    .join('')
    .trim()

const escaped = (text: string) =>
  text
    .replaceAll(/&(?!(amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

const write = ({ start, end, settings, lines }: Cue) =>
  `${clock(start)} --> ${clock(end)}${settings}\n${lines.filter(Boolean).join('\n')}\n`

function clock(moment: number): string {
  const padded = (value: number, length = 2) => String(Math.floor(value)).padStart(length, '0')
  return `${padded(moment / 3_600_000)}:${padded((moment / 60_000) % 60)}:${padded((moment / 1000) % 60)}.${padded(moment % 1000, 3)}`
}
