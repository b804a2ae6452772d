import { parentPort } from 'node:worker_threads'
import { findMaterials } from '../content/index.ts'
import { composeBook, wordsIn } from './compose-book.ts'
import type { SetBook } from './set-books.ts'
import { setEpub } from './set-epub.ts'
import { setPdf } from './set-pdf.ts'
import { setText } from './set-text.ts'

/** EPUBs and texts have no pages, so they get as many as they would have on paper. */
const wordsPerPage = 120

for (const use of findMaterials('book')) {
  const book = composeBook(use)
  const made: SetBook =
    use.material.extension === 'pdf'
      ? { key: book.key, ...(await setPdf(book)) }
      : {
          key: book.key,
          content: use.material.extension === 'epub' ? await setEpub(book) : setText(book),
          pages: Math.ceil(wordsIn(book) / wordsPerPage),
        }
  parentPort?.postMessage(made)
}
