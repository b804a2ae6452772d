import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DemoField, findMaterials, type MaterialUse } from '../content/index.ts'
import { joinMp4 } from '../films/join-mp4.ts'
import { type FilmSeconds, planFilm } from '../films/plan-film.ts'

/** A film as it lies here: picture and music apart, and its words as captions. `scripts/portal/demo-videos.ts` makes all three. */
export interface VideoFile {
  /** The key of the video in the catalogue. */
  key: string
  name: string
  field: DemoField
  /** The courses that show it. */
  courses: string[]
  picture: string
  music: string
  captions: string
  seconds: FilmSeconds
  quality: '360p'
}

export const videoFiles: VideoFile[] = findMaterials('video').map(toFile)

/** The whole film, with its sound. */
export const readVideo = async ({ picture, music }: VideoFile) => joinMp4(await readFile(picture), await readFile(music))

function toFile({ material: { key, name }, courses }: MaterialUse<'video'>): VideoFile {
  const { field } = courses[0]
  const { seconds } = planFilm(name)
  const place = (...path: string[]) => join(import.meta.dirname, ...path)
  return {
    key,
    name,
    field,
    courses: courses.map((course) => course.name),
    picture: place('films', `${key}.mp4`),
    music: place('music', `${field}-${seconds}.mp4`),
    captions: place('films', `${key}.vtt`),
    seconds,
    quality: '360p',
  }
}
