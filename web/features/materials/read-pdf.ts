import { GlobalWorkerOptions, getDocument, PDFDataRangeTransport } from 'pdfjs-dist'
import workerLink from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerLink

/** Returns what a PDF says about itself. Fails if it cannot be read, for example without its password. */
export async function readPdf(file: File) {
  const task = getDocument({ range: new FileRange(file), disableAutoFetch: true, disableStream: true })
  try {
    const book = await task.promise
    const { info } = await book.getMetadata()
    const { Title: title, Author: author, Language: language, CreationDate: date } = info as Record<string, unknown>
    return { title, authors: [author], language, date: readYear(date), pagesCount: book.numPages }
  } finally {
    await task.destroy()
  }
}

/** PDF writes "D:20240131…". */
const readYear = (date: unknown) => (typeof date === 'string' ? date.replace(/^D:(\d{4}).*$/s, '$1') : undefined)

/** Reads only the requested parts, so that a book of 200 MB need not fit into memory. */
class FileRange extends PDFDataRangeTransport {
  #file: File
  constructor(file: File) {
    super(file.size, null)
    this.#file = file
  }

  override requestDataRange(begin: number, end: number) {
    this.#file
      .slice(begin, end)
      .arrayBuffer()
      .then((part) => this.onDataRange(begin, new Uint8Array(part)))
      .catch(() => this.abort())
  }
}
