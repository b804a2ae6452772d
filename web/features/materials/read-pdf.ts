import { GlobalWorkerOptions, getDocument, PDFDataRangeTransport } from 'pdfjs-dist'
import workerLink from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerLink

/** How many pages a PDF has; undefined for one that cannot be read, such as one with a password. */
export async function countPdfPages(file: File): Promise<number | undefined> {
  const task = getDocument({ range: new FileRange(file), disableAutoFetch: true, disableStream: true })
  try {
    return (await task.promise).numPages
  } catch {
    return undefined
  } finally {
    await task.destroy()
  }
}

/** Reads only the parts that are asked for, so that a book of 200 MB does not have to fit into the memory. */
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
