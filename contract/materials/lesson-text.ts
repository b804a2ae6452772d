import { z } from 'zod'
import { formLimits } from '../core/form-limits.ts'
import { isEmpty } from './read-lesson.ts'
import { webLink } from './web-link.ts'
import { words } from './words.ts'

const limits = formLimits.lesson

/**
 * The text of a lesson, as a tree. This schema is the only sanitiser, on the server and in the editor: what it does not name is refused
 * (a kind of block) or dropped (a property). A lesson never is HTML, and nothing in it leads elsewhere but a link that is pressed. The shape is
 * that of ProseMirror's documents, which the editor works with. What may be in what ends by itself, so that no text is too deep to be read.
 */
const readable = (schema: z.ZodString) => wellFormed(schema.regex(/^[\P{Cc}\t\n]*$/u, words.unreadableText))
/** Half of a character cannot be stored. */
const wellFormed = (schema: z.ZodString) => schema.overwrite((value) => value.toWellFormed())
const text = readable(z.string().min(1).max(limits.maxText))

const marks = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['bold', 'italic', 'strike', 'code']) }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: wellFormed(webLink) }) }),
])
export type Mark = z.output<typeof marks>

const run = z.object({ type: z.literal('text'), text, marks: z.array(marks).max(5).optional() })
const tex = z.object({ tex: readable(z.string().trim().max(limits.formula)) })
const inline = z.discriminatedUnion('type', [
  run,
  z.object({ type: z.literal('hardBreak') }),
  /** In TeX. */
  z.object({ type: z.literal('formula'), attrs: tex }),
])
export type Inline = z.output<typeof inline>
const line = { content: z.array(inline).max(limits.maxBlocks).optional() }

const paragraph = z.object({ type: z.literal('paragraph'), ...line })
const leaves = [
  paragraph,
  z.object({
    type: z.literal('codeBlock'),
    /** As the colours know it: `python`. */
    attrs: z.object({
      language: z
        .string()
        .regex(/^[a-z0-9+#-]{1,20}$/)
        .nullish(),
    }),
    content: z
      .array(z.object({ type: z.literal('text'), text }))
      .max(limits.maxBlocks)
      .optional(),
  }),
  z.object({ type: z.literal('formulaBlock'), attrs: tex }),
  z.object({
    type: z.literal('picture'),
    attrs: z.object({
      /** The id of a file that was uploaded for lessons. */
      file: z.string(words.wrongPicture).regex(/^[\w-]{22}$/, words.wrongPicture),
      /** What it shows, for those who do not see it. */
      alt: readable(z.string().trim().max(limits.alt)).default(''),
    }),
  }),
] as const

const some = <Block extends z.ZodType>(block: Block) => z.array(block).min(1).max(limits.maxBlocks)

const deepestList = listOf(z.discriminatedUnion('type', [...leaves]))
const thirdList = listOf(z.discriminatedUnion('type', [...leaves, deepestList]))
const secondList = listOf(z.discriminatedUnion('type', [...leaves, thirdList]))
const list = listOf(z.discriminatedUnion('type', [...leaves, secondList]))

/** An item begins with a line. */
function listOf<Part extends z.ZodType>(part: Part) {
  return z.object({
    type: z.enum(['bulletList', 'orderedList']),
    /** The number of the first item. */
    attrs: z.object({ start: z.int().min(0).max(1_000_000).nullish() }).optional(),
    content: some(z.object({ type: z.literal('listItem'), content: z.tuple([paragraph], part) })),
  })
}

const inner = some(z.discriminatedUnion('type', [...leaves, list]))
const span = z.int().min(1).max(limits.maxColumns).default(1)
const cell = z.object({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: z.object({ colspan: span, rowspan: span }).optional(),
  content: some(paragraph),
})

const block = z.discriminatedUnion('type', [
  ...leaves,
  list,
  z.object({ type: z.literal('heading'), attrs: z.object({ level: z.literal([2, 3, 4]) }), ...line }),
  z.object({ type: z.literal('horizontalRule') }),
  z.object({ type: z.literal('blockquote'), content: inner }),
  z.object({ type: z.literal('callout'), attrs: z.object({ kind: z.enum(['note', 'warning']) }), content: inner }),
  /** Folded until it is opened: an answer, say. */
  z.object({
    type: z.literal('details'),
    content: z.tuple([
      z.object({ type: z.literal('detailsSummary'), ...line }),
      z.object({ type: z.literal('detailsContent'), content: inner }),
    ]),
  }),
  z.object({
    type: z.literal('table'),
    content: z
      .array(z.object({ type: z.literal('tableRow'), content: z.array(cell).max(limits.maxColumns) }))
      .min(1)
      .max(limits.maxRows),
  }),
])
export type Block = z.output<typeof block>

export const LessonText = z
  .object({ type: z.literal('doc'), content: some(block) }, words.writeText)
  .refine(saysSomething, words.writeText)
  .refine((doc) => !isEmpty(doc), words.writeText)
  .refine((doc) => JSON.stringify(doc).length <= limits.maxText, words.longText({ max: limits.maxText / 1000 }))
export type LessonText = z.output<typeof LessonText>

/** In JSON, the quotes of a text are escaped, so no text can look like a part of the tree. */
function saysSomething(doc: object): boolean {
  return /"type":"(text|formula|formulaBlock|picture)"/.test(JSON.stringify(doc))
}
