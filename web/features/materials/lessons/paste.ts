import { DOMParser, Fragment, Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { parseHtml } from '#web/features/viewers/index.ts'
import { readMarkdown } from './read-markdown.ts'

export type TakePictures = (pictures: File[]) => void

/**
 * Pastes or drops: pictures are uploaded; HTML and Markdown become blocks of a lesson. The editor's own reading of HTML would be refused by the
 * page. Returns false for what the editor does by itself: plain text, and everything within code.
 */
export function insertFrom(view: EditorView, data: DataTransfer | null, takePictures: TakePictures): boolean {
  if (!data || view.state.selection.$from.parent.type.spec.code) return false
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  const pictures = [...data.files].filter(({ type }) => type.startsWith('image/'))
  if (pictures.length > 0 && !text.trim()) {
    takePictures(pictures)
    return true
  }
  const isCode = data.types.includes('vscode-editor-data')
  const slice = html && !isCode ? readHtml(view, html) : looksLikeMarkdown(text) ? readText(view, text) : undefined
  if (slice) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
  return slice !== undefined
}

/** One sign alone says nothing: who pastes "# of people" means it. */
const looksLikeMarkdown = (text: string) =>
  text.trim().includes('\n') && /^(#{1,6} |[-*+] |\d{1,3}[.)] |> |```|\$\$|\|.+\|)/m.test(text)

function readText(view: EditorView, text: string): Slice {
  const { schema } = view.state
  return Slice.maxOpen(Fragment.from(readMarkdown(text).map((block) => schema.nodeFromJSON(block))))
}

/** Only what the schema names is taken over: no styles, no handlers, no pictures of other sites. */
function readHtml(view: EditorView, html: string): Slice {
  const inert = parseHtml(withoutHandlers(html))
  for (const heading of inert.body.querySelectorAll('h1, h5, h6')) {
    const known = inert.createElement(heading.localName === 'h1' ? 'h2' : 'h4')
    known.append(...heading.childNodes)
    heading.replaceWith(known)
  }
  return DOMParser.fromSchema(view.state.schema).parseSlice(inert.body, { context: view.state.selection.$from })
}

/** Nothing of an inert document runs, but the browser would report each handler and style in it, because the page forbids them. */
const withoutHandlers = (html: string) =>
  html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\s(?:on[a-z]+|style)(?=\s*=)/gi, ' data-unused'))
