interface Policy {
  createHTML(text: string): string
}
interface PolicyFactory {
  createPolicy(name: 'books', rules: Policy): Policy
}

/**
 * The page refuses to parse markup at all, because elsewhere that would be a hole. Here it goes into a document that is never shown:
 * `cleanChapter` builds what the reader sees from it. The header in server/core/http/headers.ts allows this one policy by name.
 */
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
const policy: Policy = trustedTypes?.createPolicy('books', { createHTML: (text) => text }) ?? { createHTML: (text) => text }

/** Elements of an unknown language have no behaviour: no handler, style or address in them means anything to the browser. */
const livingLanguages = /http:\/\/www\.w3\.org\/(1999\/xhtml|2000\/svg|1998\/Math\/MathML)/g

/** A file of a book as a tree of inert elements. */
export function parseBookXml(text: string): Document {
  const inert = withoutNamedLetters(text.replace(livingLanguages, 'book:$1'))
  const xml = parse(inert, 'application/xml')
  if (!xml.querySelector('parsererror')) return xml
  // Not well-formed, but a browser can make something of nearly everything.
  return parse(text, 'text/html')
}

/** Scripts and pictures of such a document are neither run nor loaded, in any language. */
const parse = (text: string, type: DOMParserSupportedType) =>
  new DOMParser().parseFromString(policy.createHTML(text) as string, type)

/** HTML knows more letters by name (`&nbsp;`) than XML does. */
function withoutNamedLetters(text: string) {
  const letter = document.createElement('p')
  return text.replace(/&(?!(?:amp|lt|gt|quot|apos);)[a-z][a-z0-9]{1,31};/gi, (name) => {
    letter.innerHTML = name
    return letter.textContent === name ? '' : (letter.textContent ?? '')
  })
}

/** Whatever prefix a book chose for its language. */
export const elementsIn = (within: Document | Element, name: string) => [...within.getElementsByTagNameNS('*', name)]
export const childrenOf = (parent: Element, name: string) => [...parent.children].filter((child) => child.localName === name)
