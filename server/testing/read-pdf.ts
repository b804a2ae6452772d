import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface ReadPdf {
  pages: number
  /** The text that can be copied from the page. */
  text: string
  /** The files inside. */
  attachment(name: string): Promise<Buffer>
  /** How many annotations and scripts there are: links, forms, actions. */
  actions: number
  /** How many dark pixels a part of the page has, because text that can be extracted is not always drawn. */
  ink(x: number, y: number, width: number, height: number): number
}

interface CanvasFactory {
  create(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D }
}

export async function readPdf(content: Buffer, pageNumber = 1): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise
  const page = await pdf.getPage(pageNumber)
  const viewport = page.getViewport({ scale: 1 })
  const { canvas, context } = (pdf.canvasFactory as CanvasFactory).create(Math.ceil(viewport.width), Math.ceil(viewport.height))
  await page.render({ canvas, canvasContext: context, viewport }).promise
  const scripts = Object.keys((await pdf.getJSActions()) ?? {}).length + ((await pdf.getOpenAction()) ? 1 : 0)
  return {
    pages: pdf.numPages,
    text: await pageText(page),
    attachment: async (name) => Buffer.from((await pdf.getAttachmentContent(name)) as Uint8Array),
    actions: scripts + (await page.getAnnotations()).length,
    ink: (x, y, width, height) => {
      const { data } = context.getImageData(x, y, width, height)
      return Array.from({ length: width * height }, (_, place) => data[place * 4] ?? 255).filter((red) => red < 128).length
    },
  }
}

/** The text of all pages. */
export async function readPdfText(content: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => pageText(await pdf.getPage(index + 1)))
  return (await Promise.all(pages)).join('\n')
}

async function pageText(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
}
