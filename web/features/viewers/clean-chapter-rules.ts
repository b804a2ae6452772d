/** What may be shown of a book. Elements that are not listed here are left out, but their text is kept. */

const count = /^\d{1,4}$/
const cell: [string, RegExp][] = [
  ['colspan', count],
  ['rowspan', count],
  ['scope', /^(row|col|rowgroup|colgroup)$/],
]
const plain =
  'p div span h3 h4 h5 h6 blockquote pre ul dl dt dd table caption thead tbody tfoot tr figure figcaption hr br em strong b i u s sub sup small code kbd samp var q cite abbr dfn mark ruby rt rp bdi bdo del ins wbr'

/** Elements, with the attributes and values that are allowed. */
export const kept = new Map<string, [string, RegExp][]>([
  ...plain.split(' ').map((name): [string, [string, RegExp][]] => [name, []]),
  ['ol', [['start', /^-?\d{1,6}$/]]],
  ['li', [['value', /^-?\d{1,6}$/]]],
  ['td', cell],
  ['th', cell],
])
export const keptEverywhere: [string, RegExp][] = [
  ['lang', /^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8}){0,4}$/],
  ['dir', /^(ltr|rtl|auto)$/],
]

/** Elements that are replaced in our page, where the material's name is an h2 and there is only one main element. */
export const inBook = new Map([
  ['h1', 'h3'],
  ['h2', 'h4'],
  ['h3', 'h5'],
  ['h4', 'h6'],
  ['h5', 'h6'],
  ...['section', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'center', 'address', 'details', 'summary'].map(
    (name) => [name, 'div'] as const,
  ),
  ['tt', 'code'],
  ['strike', 's'],
  ['big', 'span'],
  ['font', 'span'],
  ['listing', 'pre'],
])

/** Removed with everything inside. */
export const dropped = new Set(
  'head title style script noscript template iframe frame frameset object embed applet portal form input button select textarea option datalist audio video source track canvas link meta base param annotation annotation-xml metadata desc'.split(
    ' ',
  ),
)

export const mathLanguage = 'http://www.w3.org/1998/Math/MathML'
export const mathParts = new Set(
  'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom msub msup msubsup munder mover munderover mmultiscripts mprescripts mtable mtr mtd semantics'.split(
    ' ',
  ),
)

/** Elements that can be a place in the book. */
export const blocks = new Set('p h3 h4 h5 h6 li pre blockquote dt dd tr figure figcaption hr img table'.split(' '))
