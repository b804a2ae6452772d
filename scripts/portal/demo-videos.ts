import { spawn } from 'node:child_process'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type VideoFile, videoFiles } from '../../demo/files/index.ts'
import { filmCaptions, planFilm } from '../../demo/films/plan-film.ts'
import { composeMusic, sampleRate } from '../demo-videos/compose-music.ts'
import { drawFrames, framesPerSecond, height, width } from '../demo-videos/draw-frames.ts'

const [part = ''] = process.argv.slice(2)
const chosen = [...videoFiles.entries()].filter(([, { key }]) => key.includes(part))
const labels = { 'music-and-arts': 'Music and arts' } as Partial<Record<VideoFile['field'], string>>

for (const folder of new Set(videoFiles.flatMap(({ picture, music }) => [dirname(picture), dirname(music)])))
  await mkdir(folder, { recursive: true })
for (const [place, { field, seconds }] of new Map(chosen.map(([, file]) => [file.music, file]))) {
  await encode(place, Readable.from([composeMusic(field, seconds)]), [
    ...['-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', 'pipe:0'],
    ...['-c:a', 'aac', '-b:a', '10k'],
  ])
}
// Two at a time, because drawing and encoding each use a core.
const queue = chosen.values()
await Promise.all([makeFilms(), makeFilms()])

async function makeFilms(): Promise<void> {
  for (const [number, file] of queue) {
    const film = planFilm(file.name)
    const frames = drawFrames(film, { label: videoLabel(file), field: file.field, seed: number + 1 })
    await encode(file.picture, Readable.from(frames, { highWaterMark: 4 }), [
      ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(framesPerSecond), '-i', 'pipe:0'],
      ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '37', '-pix_fmt', 'yuv420p'],
      ...['-x264-params', 'keyint=600:bframes=3:ref=8:psy=0', '-threads', '1'],
    ])
    await writeFile(file.captions, filmCaptions(film))
    console.log(file.key)
  }
}

/** The course, or the field of study if several courses share the film. */
function videoLabel({ courses, field }: VideoFile): string {
  const [course = ''] = courses
  return courses.length === 1 ? course : (labels[field] ?? `${field[0]?.toUpperCase()}${field.slice(1)}`)
}

async function encode(place: string, input: Readable, options: string[]): Promise<void> {
  const draft = `${place}.draft`
  const always = ['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart', '-f', 'mp4']
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...options, ...always, draft], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve, reject) => ffmpeg.once('exit', resolve).once('error', reject))
  await pipeline(input, ffmpeg.stdin)
  if ((await ended) !== 0) {
    await rm(draft, { force: true })
    throw new Error(`ffmpeg could not make ${place}`)
  }
  await rename(draft, place)
}
