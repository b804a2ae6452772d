import { Worker } from 'node:worker_threads'

export interface SetBook {
  key: string
  content: Uint8Array
  pages: number
}

/** Sets all books in another thread, which uses a second core and then frees the memory of fonts and words. */
export function setBooks(): Promise<Map<string, SetBook>> {
  const books = new Map<string, SetBook>()
  const worker = new Worker(new URL('./book-worker.ts', import.meta.url))
  return new Promise((resolve, reject) => {
    worker.on('message', (book: SetBook) => books.set(book.key, book))
    worker.once('error', reject)
    worker.once('exit', () => resolve(books))
  })
}
