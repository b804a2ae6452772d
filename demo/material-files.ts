import { readFile } from 'node:fs/promises'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { setBooks } from './books/set-books.ts'
import { findMaterials } from './content/index.ts'
import { readVideo, videoFiles } from './files/index.ts'
import { keepDemoFile } from './keep-file.ts'

/** What the files say about the materials, by key. */
export interface MaterialFiles {
  videos: Map<string, { fileId: string; seconds: number; quality: string; captions: string }>
  books: Map<string, { fileId: string; pages: number }>
}

/** Stores the file of every video and book as an upload of its creator. */
export async function keepMaterialFiles(db: Db, parts: Parts, people: Map<string, number>): Promise<MaterialFiles> {
  // Another thread sets the books while the films are stored.
  const [books, videos] = await Promise.all([setBooks(), keepVideos(db, parts, people)])
  const kept = findMaterials('book').map(async ({ material: { key, extension }, courses: [{ author }] }) => {
    const { content, pages } = books.get(key) ?? missing(key)
    const file = { folder: 'books', name: `${key}.${extension}`, content } as const
    return [key, { fileId: await keepDemoFile(db, parts, people.get(author) ?? 0, file), pages }] as const
  })
  return { videos, books: new Map(await Promise.all(kept)) }
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

function missing(key: string): never {
  throw new Error(`the demo has no file for ${key}`)
}
