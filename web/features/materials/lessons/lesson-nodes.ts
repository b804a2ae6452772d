import { mergeAttributes, Node } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Code } from '@tiptap/extension-code'
import { ListItem } from '@tiptap/extension-list'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Placeholder } from '@tiptap/extensions'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { webLink } from '#contract/materials/web-link.ts'
import { FormulaView, PictureView } from './node-views.tsx'
import { words } from './words.ts'

/** What may be in a quotation, a note, an answer or, after a first line, an item of a list. The server's check is `contract/materials/lesson-text.ts`. */
const inner = '(paragraph | codeBlock | formulaBlock | picture | bulletList | orderedList)'

const isWebLink = (link: string) => webLink.safeParse(link).success

const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    file: { default: '', parseHTML: (element) => element.dataset.file },
    alt: { default: '', parseHTML: (element) => element.getAttribute('alt') ?? '' },
  }),
  // Only from this editor: a picture of another site is not loaded from there.
  parseHTML: () => [{ tag: 'img[data-file]' }],
  renderHTML: ({ node }) => ['img', { 'data-file': node.attrs.file, alt: node.attrs.alt }],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
})

const tex = { tex: { default: '', parseHTML: (element: HTMLElement) => element.dataset.tex } }

const Formula = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => tex,
  parseHTML: () => [{ tag: 'span[data-tex]' }],
  renderHTML: ({ node }) => ['span', { 'data-tex': node.attrs.tex }],
  addNodeView: () => ReactNodeViewRenderer(FormulaView),
})

const FormulaBlock = Node.create({
  name: 'formulaBlock',
  group: 'block',
  atom: true,
  addAttributes: () => tex,
  parseHTML: () => [{ tag: 'div[data-tex]' }],
  renderHTML: ({ node }) => ['div', { 'data-tex': node.attrs.tex }],
  addNodeView: () => ReactNodeViewRenderer(FormulaView),
})

const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: `${inner}+`,
  defining: true,
  addAttributes: () => ({ kind: { default: 'note', parseHTML: (element) => element.dataset.callout } }),
  parseHTML: () => [{ tag: 'div[data-callout=note]' }, { tag: 'div[data-callout=warning]' }],
  renderHTML: ({ node }) => ['div', { 'data-callout': node.attrs.kind }, 0],
})

const Details = Node.create({
  name: 'details',
  group: 'block',
  content: ['detailsSummary', 'detailsContent'].join(' '),
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'details' }, { tag: 'div[data-details]' }],
  // Always open: what is folded cannot be written in.
  renderHTML: () => ['div', { 'data-details': '' }, 0],
})

const DetailsSummary = Node.create({
  name: 'detailsSummary',
  content: 'inline*',
  defining: true,
  isolating: true,
  selectable: false,
  parseHTML: () => [{ tag: 'summary' }, { tag: 'div[data-summary]' }],
  renderHTML: () => ['div', { 'data-summary': '' }, 0],
  /** Enter goes on to the answer. */
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $head } = editor.state.selection
        return $head.parent.type === this.type && editor.commands.setTextSelection($head.after() + 2)
      },
    }
  },
})

const DetailsContent = Node.create({
  name: 'detailsContent',
  content: `${inner}+`,
  defining: true,
  selectable: false,
  parseHTML: () => [{ tag: 'div[data-answer]' }],
  renderHTML: () => ['div', { 'data-answer': '' }, 0],
})

/** The kinds of blocks and marks of a lesson, and the keys and signs that make them while one types (`## `, `- `, `**`). */
export const lessonNodes = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    listItem: false,
    underline: false,
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, isAllowedUri: isWebLink, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
  }),
  Blockquote.extend({ content: `${inner}+` }),
  Code.extend({ excludes: '' }),
  ListItem.extend({ content: ['paragraph', `${inner}*`].join(' ') }),
  Table.extend({ renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]] }),
  TableRow,
  TableCell.extend({ content: 'paragraph+' }),
  TableHeader.extend({ content: 'paragraph+' }),
  Picture,
  Formula,
  FormulaBlock,
  Callout,
  Details,
  DetailsSummary,
  DetailsContent,
  Placeholder.configure({
    showOnlyCurrent: false,
    includeChildren: true,
    // The style sheet says which empty line shows its hint.
    placeholder: ({ node, editor }) =>
      node.type.name === 'detailsSummary' ? words.questionHint : editor.isEmpty ? words.textHint : words.answerHint,
  }),
]
