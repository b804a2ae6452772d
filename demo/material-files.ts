import { readFile } from 'node:fs/promises'
import { pictureIds } from '#contract/materials/read-lesson.ts'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { drawLessonPicture } from './artwork/lesson-pictures.ts'
import { setBooks } from './books/set-books.ts'
import { findMaterials } from './content/index.ts'
import { readVideo, videoFiles } from './files/index.ts'
import { keepDemoFile } from './keep-file.ts'
import { composeLesson } from './lessons/compose-lesson.ts'
import { storeDrawing } from './store-drawing.ts'

/** What the files say about the videos and books, by key, and the files of the pictures in lessons, by their names. */
export interface MaterialFiles {
  videos: Map<string, { fileId: string; seconds: number; quality: string; captions: string }>
  books: Map<string, { fileId: string; pages: number }>
  pictures: Map<string, string>
}

/** Stores the file of every video, book and picture in a lesson as an upload of its creator. */
export async function keepMaterialFiles(db: Db, parts: Parts, people: Map<string, number>): Promise<MaterialFiles> {
  // Another thread sets the books while the films are stored.
  const [books, videos, pictures] = await Promise.all([
    setBooks(),
    keepVideos(db, parts, people),
    keepPictures(db, parts, people),
  ])
  const kept = findMaterials('book').map(async ({ material: { key, extension }, courses: [{ author }] }) => {
    const { content, pages } = books.get(key) ?? missing(key)
    const file = { folder: 'books', name: `${key}.${extension}`, content } as const
    return [key, { fileId: await keepDemoFile(db, parts, people.get(author) ?? 0, file), pages }] as const
  })
  return { videos, books: new Map(await Promise.all(kept)), pictures }
}

async function keepVideos(db: Db, parts: Parts, people: Map<string, number>): Promise<MaterialFiles['videos']> {
  const files = new Map(videoFiles.map((file) => [file.key, file]))
  const kept = findMaterials('video').map(async ({ material: { key }, courses: [{ author }] }) => {
    const file = files.get(key) ?? missing(key)
    const { seconds, quality } = file
    const content = await readVideo(file)
    const captions = await readFile(file.captions, 'utf8')
    const video = { folder: 'videos', name: `${key}.mp4`, content } as const
    return [key, { fileId: await keepDemoFile(db, parts, people.get(author) ?? 0, video), seconds, quality, captions }] as const
  })
  return new Map(await Promise.all(kept))
}

async function keepPictures(db: Db, parts: Parts, people: Map<string, number>): Promise<MaterialFiles['pictures']> {
  const kept = findMaterials('lesson').flatMap(({ material, courses: [{ author }] }) =>
    pictureIds(composeLesson(material.name)).map(async (picture) => {
      const drawing = drawLessonPicture(picture)
      return [picture, await storeDrawing(db, parts, people.get(author) ?? 0, 'lessons', drawing)] as const
    }),
  )
  return new Map(await Promise.all(kept))
}

function missing(key: string): never {
  throw new Error(`the demo has no file for ${key}`)
}
