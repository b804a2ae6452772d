import { type PDFPageProxy, TextLayer } from 'pdfjs-dist'

/** Browsers on phones cannot handle a larger canvas. */
const mostPixels = 16_000_000

interface DrawnPage {
  elements: HTMLElement[]
  width: number
  height: number
}

/** Draws the page sharply enough for this screen, with its invisible text on top, for selecting and screen readers. */
export async function drawPdfPage(page: PDFPageProxy, width: number, textClass: string, signal: AbortSignal): Promise<DrawnPage> {
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  const sharpness = Math.min(devicePixelRatio || 1, Math.sqrt(mostPixels / (viewport.width * viewport.height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width * sharpness)
  canvas.height = Math.floor(viewport.height * sharpness)
  const text = document.createElement('div')
  text.className = textClass
  text.style.setProperty('--total-scale-factor', String(viewport.scale))

  const picture = page.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] })
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport })
  signal.addEventListener('abort', () => {
    picture.cancel()
    layer.cancel()
  })
  // A page whose text cannot be read is still a picture.
  await Promise.all([picture.promise, layer.render().catch(() => {})])
  return { elements: [canvas, text], width: viewport.width, height: viewport.height }
}
