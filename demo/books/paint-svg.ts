import type { Pdf } from './set-blocks.ts'

type Attributes = Record<string, string>

/**
 * Paints a picture of `drawThumbnail` as shapes, sharp at every size. It supports only what those pictures contain: boxes, circles,
 * ellipses, paths, groups, and a background gradient.
 */
export function paintSvg(doc: Pdf, svg: string): void {
  const stops = [...svg.matchAll(/stop-color="(#\w+)"/g)].map(([, colour = '']) => colour)
  for (const [, closing, name = '', text = ''] of svg.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (name === 'g' && closing) doc.restore()
    else if (name === 'g') move(doc.save(), attributesIn(text).transform)
    else if (isShape(name)) paintShape(doc, name, attributesIn(text), stops)
  }
}

type Shape = keyof typeof outlines

const number = (value: string | undefined) => Number(value ?? 0)

const outlines = {
  rect: (doc: Pdf, { x, y, width, height, rx }: Attributes) =>
    rx
      ? doc.roundedRect(number(x), number(y), number(width), number(height), number(rx))
      : doc.rect(number(x), number(y), number(width), number(height)),
  circle: (doc: Pdf, { cx, cy, r }: Attributes) => doc.circle(number(cx), number(cy), number(r)),
  ellipse: (doc: Pdf, { cx, cy, rx, ry }: Attributes) => doc.ellipse(number(cx), number(cy), number(rx), number(ry)),
  path: (doc: Pdf, { d }: Attributes) => doc.path(d ?? ''),
}

const isShape = (name: string): name is Shape => Object.hasOwn(outlines, name)

const attributesIn = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

function paintShape(doc: Pdf, name: Shape, look: Attributes, stops: string[]): void {
  move(doc.save(), look.transform)
  const { fill = '#000000', stroke } = look
  if (fill !== 'none') {
    outlines[name](doc, look).fillOpacity(Number(look['fill-opacity'] ?? 1))
    doc.fill(fill.startsWith('url') ? background(doc, look, stops) : fill)
  }
  if (stroke) {
    outlines[name](doc, look)
      .lineWidth(Number(look['stroke-width'] ?? 1))
      .strokeOpacity(Number(look['stroke-opacity'] ?? 1))
    if (look['stroke-linecap'] === 'round') doc.lineCap('round')
    if (look['stroke-linejoin'] === 'round') doc.lineJoin('round')
    const dashes = look['stroke-dasharray']?.split(/[ ,]+/).map(Number)
    if (dashes) doc.dash(dashes[0] ?? 0, { space: dashes[1] ?? dashes[0] ?? 0 })
    doc.stroke(stroke)
  }
  doc.restore()
}

/** From the upper left to the lower right, as in `drawThumbnail`. */
function background(doc: Pdf, { width, height }: Attributes, [from = '', to = '']: string[]): PDFKit.Mixins.ColorValue {
  return doc
    .linearGradient(0, 0, number(width) * 0.6, number(height))
    .stop(0, from)
    .stop(1, to) as unknown as PDFKit.Mixins.ColorValue
}

function move(doc: Pdf, transform = ''): void {
  for (const [, kind, values = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0] = values.split(/[ ,]+/).map(Number)
    if (kind === 'translate') doc.translate(a, b)
    else if (kind === 'scale') doc.scale(a, b || a)
    else if (kind === 'rotate') doc.rotate(a, { origin: [b, c] })
  }
}
