import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { ReactNode } from 'react'
import { PictureIcon } from '#web/ui/icons.tsx'
import { pictureTypes } from '#web/ui/upload/use-picture-upload.ts'
import { inText } from './in-text.ts'
import classes from './lesson-editor.module.css'
import * as icons from './lesson-icons.tsx'
import type { TakePictures } from './paste.ts'
import { words } from './words.ts'

interface Tool {
  label: string
  Icon: () => ReactNode
  /** Whether it is in force where the cursor is. */
  isOn?: (editor: Editor) => boolean
  canRun?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const marks: Tool[] = [
  { label: words.bold, Icon: icons.BoldIcon, isOn: (at) => at.isActive('bold'), run: (at) => inText(at).toggleBold().run() },
  {
    label: words.italic,
    Icon: icons.ItalicIcon,
    isOn: (at) => at.isActive('italic'),
    run: (at) => inText(at).toggleItalic().run(),
  },
  {
    label: words.strike,
    Icon: icons.StrikeIcon,
    isOn: (at) => at.isActive('strike'),
    run: (at) => inText(at).toggleStrike().run(),
  },
  { label: words.code, Icon: icons.CodeIcon, isOn: (at) => at.isActive('code'), run: (at) => inText(at).toggleCode().run() },
  {
    label: words.bullets,
    Icon: icons.BulletsIcon,
    isOn: (at) => at.isActive('bulletList'),
    run: (at) => inText(at).toggleBulletList().run(),
  },
  {
    label: words.numbers,
    Icon: icons.NumbersIcon,
    isOn: (at) => at.isActive('orderedList'),
    run: (at) => inText(at).toggleOrderedList().run(),
  },
]

const history: Tool[] = [
  { label: words.undo, Icon: icons.UndoIcon, canRun: (at) => at.can().undo(), run: (at) => inText(at).undo().run() },
  { label: words.redo, Icon: icons.RedoIcon, canRun: (at) => at.can().redo(), run: (at) => inText(at).redo().run() },
]

const toggleCallout = (editor: Editor, kind: 'note' | 'warning') => {
  if (editor.isActive('callout', { kind })) inText(editor).lift('callout').run()
  else if (editor.isActive('callout')) inText(editor).updateAttributes('callout', { kind }).run()
  else inText(editor).wrapIn('callout', { kind }).run()
}

const emptyAnswer = {
  type: 'details',
  content: [{ type: 'detailsSummary' }, { type: 'detailsContent', content: [{ type: 'paragraph' }] }],
}

/** The cursor goes to the question. */
const insertAnswer = (editor: Editor) => {
  inText(editor).insertContent(emptyAnswer).run()
  const { from } = editor.state.selection
  let place = from
  editor.state.doc.nodesBetween(Math.max(0, from - 8), from, (node, pos) => {
    if (node.type.name === 'detailsSummary' && node.content.size === 0) place = pos + 1
  })
  inText(editor).setTextSelection(place).run()
}

/** Puts the formula in and chooses it, so that it can be written at once. */
const insertFormula = (editor: Editor) => {
  const { from } = editor.state.selection
  const isEmptyLine = editor.state.selection.$from.parent.content.size === 0
  inText(editor)
    .insertContentAt(from, { type: isEmptyLine ? 'formulaBlock' : 'formula', attrs: { tex: '' } })
    .setNodeSelection(isEmptyLine ? from - 1 : from)
    .run()
}

const parts: Tool[] = [
  {
    label: words.table,
    Icon: icons.TableIcon,
    isOn: (at) => at.isActive('table'),
    run: (at) => inText(at).insertTable({ rows: 3, cols: 3 }).run(),
  },
  {
    label: words.codeBlock,
    Icon: icons.CodeIcon,
    isOn: (at) => at.isActive('codeBlock'),
    run: (at) => inText(at).toggleCodeBlock().run(),
  },
  { label: words.formula, Icon: icons.FormulaIcon, run: insertFormula },
  {
    label: words.note,
    Icon: icons.NoteIcon,
    isOn: (at) => at.isActive('callout', { kind: 'note' }),
    run: (at) => toggleCallout(at, 'note'),
  },
  {
    label: words.warning,
    Icon: icons.WarningIcon,
    isOn: (at) => at.isActive('callout', { kind: 'warning' }),
    run: (at) => toggleCallout(at, 'warning'),
  },
  { label: words.answerShort, Icon: icons.AnswerIcon, run: insertAnswer },
  {
    label: words.quote,
    Icon: icons.QuoteIcon,
    isOn: (at) => at.isActive('blockquote'),
    run: (at) => inText(at).toggleBlockquote().run(),
  },
  { label: words.rule, Icon: icons.RuleIcon, run: (at) => inText(at).setHorizontalRule().run() },
]

interface LessonToolbarProps {
  editor: Editor
  onLink: () => void
  takePictures: TakePictures
}

/** What can be done with the text. All of it works by keyboard too: as usual, as Markdown, or through these buttons. */
export function LessonToolbar({ editor, onLink, takePictures }: LessonToolbarProps) {
  return (
    <div className={classes.tools}>
      <fieldset className={classes.row} aria-label={words.tools}>
        <LineKind editor={editor} />
        <Tools editor={editor} tools={marks} />
        <button type="button" className={classes.tool} aria-label={words.link} title={words.link} onClick={onLink}>
          <icons.LinkIcon />
        </button>
        <Tools editor={editor} tools={history} />
      </fieldset>
      <fieldset className={classes.row} aria-label={words.insert}>
        <PictureButton takePictures={takePictures} />
        <Tools editor={editor} tools={parts} hasWords />
      </fieldset>
    </div>
  )
}

function Tools({ editor, tools, hasWords = false }: { editor: Editor; tools: Tool[]; hasWords?: boolean }) {
  const states = useEditorState({
    editor,
    selector: () => tools.map(({ isOn, canRun }) => ({ isOn: isOn?.(editor), canRun: canRun?.(editor) ?? true })),
  })
  return tools.map(({ label, Icon, run }, at) => (
    <button
      key={label}
      type="button"
      className={hasWords ? classes.part : classes.tool}
      aria-label={hasWords ? undefined : label}
      title={hasWords ? undefined : label}
      aria-pressed={states[at]?.isOn}
      disabled={!states[at]?.canRun}
      onClick={() => run(editor)}
    >
      <Icon />
      {hasWords && label}
    </button>
  ))
}

const levels = [
  [0, words.plainText],
  [2, words.heading2],
  [3, words.heading3],
  [4, words.heading4],
] as const

function LineKind({ editor }: { editor: Editor }) {
  const level = useEditorState({ editor, selector: () => Number(editor.getAttributes('heading').level ?? 0) })
  const change = (next: number) =>
    next === 0
      ? inText(editor).setParagraph().run()
      : inText(editor)
          .setHeading({ level: next as 2 | 3 | 4 })
          .run()
  return (
    <select
      className={classes.select}
      aria-label={words.kindOfLine}
      value={level}
      onChange={(event) => change(Number(event.currentTarget.value))}
    >
      {levels.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

function PictureButton({ takePictures }: { takePictures: TakePictures }) {
  return (
    <label className={classes.part}>
      <PictureIcon />
      {words.picture}
      <input
        type="file"
        className={classes.file}
        accept={pictureTypes}
        multiple
        onChange={({ currentTarget }) => {
          takePictures([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
