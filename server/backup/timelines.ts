import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Manifest } from './manifest.ts'

const historyName = /^[0-9A-F]{8}\.history\.gz$/
/** A timeline, and the position at which the next one left it: "1	0/5000028	before 2026-11-16 10:00:00+00". */
const historyLine = /^(\d+)\s+([0-9A-F]+)\/([0-9A-F]+)\s/gm

/** Segments are in this order on every timeline, so that its number does not count. */
export const orderInTimeline = (segment: string) => segment.slice(8, 24)
const readTimeline = (segment: string) => segment.slice(0, 8)

/**
 * Each restore begins a new timeline, and later ones follow the newest. If it went back to a time before the end of a backup, recovery cannot
 * begin with that backup any more. Returns whether it can. A timeline that was left in the segment in which the backup ended may have been left
 * before its end, so this counts as too early.
 */
export async function readTimelines(segments: string): Promise<(backup: Manifest) => boolean> {
  const names = await readdir(segments).catch(() => [])
  const newest = names
    .filter((name) => historyName.test(name))
    .sort()
    .at(-1)
  if (!newest) return () => true
  const leftIn = new Map<string, string>()
  for (const [, timeline, file = '', offset = ''] of (await readHistory(join(segments, newest))).matchAll(historyLine))
    leftIn.set(inHex(Number(timeline)), file.padStart(8, '0') + inHex(Number.parseInt(offset, 16) >>> 24))
  return ({ segments: { last } }) =>
    readTimeline(last) >= readTimeline(newest) || orderInTimeline(last) < (leftIn.get(readTimeline(last)) ?? '')
}

async function readHistory(place: string): Promise<string> {
  const content = await readFile(place)
  try {
    return gunzipSync(content).toString()
  } catch {
    throw new Error(`The backup is damaged: ${place} cannot be read.`)
  }
}

const inHex = (number: number) => number.toString(16).toUpperCase().padStart(8, '0')
