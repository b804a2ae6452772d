import {
  GlobalWorkerOptions,
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist'
import workerLink from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { fetchResponse, joinBytes } from '#web/core/fetch-response.ts'
import type { RemoteFile } from './remote-file.ts'

GlobalWorkerOptions.workerSrc = workerLink

/** What some files need in addition: tables for Asian scripts, fonts that are not embedded, decoders for scanned pages. */
const helpers: Record<string, string> = import.meta.glob(
  [
    '../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
)
const helperLinks = new Map(Object.entries(helpers).map(([path, link]) => [path.slice(path.lastIndexOf('/') + 1), link]))

/** The largest picture in a page, in pixels; larger ones are left out, because decoding them would use up the browser's memory. */
const largestImage = 100_000_000

export interface OpenedPdf {
  document: Promise<PDFDocumentProxy>
  close: () => void
}

/** Reads only the parts that a page needs, so that a book of 200 MB need not fit into memory. */
export function openPdf(file: RemoteFile, onFailure: (error: unknown) => void): OpenedPdf {
  const worker = new PDFWorker({ verbosity: VerbosityLevel.ERRORS })
  const task = getDocument({
    worker,
    range: new FileRange(file, onFailure),
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    maxImageSize: largestImage,
    verbosity: VerbosityLevel.ERRORS,
    // So that a book looks the same on every device.
    useSystemFonts: false,
    BinaryDataFactory: Helpers,
    // Must be set, but the value does not matter: `Helpers` knows the real addresses.
    cMapUrl: '/',
    standardFontDataUrl: '/',
    wasmUrl: '/',
    useWorkerFetch: false,
  })
  let isOpen = false
  task.promise.then(
    () => {
      isOpen = true
    },
    () => {},
  )
  // A worker that is asked to stop while it opens a document logs an error; one that is terminated does not.
  const close = async () => {
    if (isOpen) await task.destroy().catch(() => {})
    worker.destroy()
  }
  return { document: task.promise, close: () => void close() }
}

class FileRange extends PDFDataRangeTransport {
  #file: RemoteFile
  #onFailure: (error: unknown) => void
  constructor(file: RemoteFile, onFailure: (error: unknown) => void) {
    super(file.size, null)
    this.#file = file
    this.#onFailure = onFailure
  }

  override requestDataRange(begin: number, end: number) {
    this.#file.read(begin, end).then((part) => this.onDataRange(begin, part), this.#onFailure)
  }
}

class Helpers {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const link = helperLinks.get(filename)
    if (!link) throw new Error(`pdf: no ${filename}`)
    return joinBytes((await fetchResponse(link)).pieces)
  }
}
