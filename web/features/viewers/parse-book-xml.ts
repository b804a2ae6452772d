interface Policy {
  createHTML(text: string): string
}
interface PolicyFactory {
  createPolicy(name: 'books', rules: Policy): Policy
}

/**
 * Elsewhere the page refuses to parse markup, for security. Here it goes into a document that is never shown; `cleanChapter` builds what
 * the reader sees. The header in server/core/http/headers.ts allows this one policy by name.
 */
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
const policy: Policy = trustedTypes?.createPolicy('books', { createHTML: (text) => text }) ?? { createHTML: (text) => text }

/** Elements in an unknown namespace have no behaviour: their handlers, styles and addresses mean nothing to the browser. */
const livingLanguages = /http:\/\/www\.w3\.org\/(1999\/xhtml|2000\/svg|1998\/Math\/MathML)/g

/** Parses a file of a book into inert elements. */
export function parseBookXml(text: string): Document {
  const inert = withoutNamedLetters(text.replace(livingLanguages, 'book:$1'))
  const xml = parse(inert, 'application/xml')
  if (!xml.querySelector('parsererror')) return xml
  // Not well-formed XML, so it is read as HTML, which accepts nearly everything.
  return parse(text, 'text/html')
}

/** Text that was copied on another site. */
export const parseHtml = (text: string): Document => parse(text, 'text/html')

/** Scripts of such a document are never run, nor its pictures loaded. */
const parse = (text: string, type: DOMParserSupportedType) =>
  new DOMParser().parseFromString(policy.createHTML(text) as string, type)

/** HTML has more named characters (`&nbsp;`) than XML. */
function withoutNamedLetters(text: string) {
  const letter = document.createElement('p')
  return text.replace(/&(?!(?:amp|lt|gt|quot|apos);)[a-z][a-z0-9]{1,31};/gi, (name) => {
    letter.innerHTML = name
    return letter.textContent === name ? '' : (letter.textContent ?? '')
  })
}

/** With any namespace prefix. */
export const elementsIn = (within: Document | Element, name: string) => [...within.getElementsByTagNameNS('*', name)]
export const childrenNamed = (parent: Element, name: string) => [...parent.children].filter((child) => child.localName === name)
