import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { useEditorState } from '@tiptap/react'
import { type ReactNode, useId, useState } from 'react'
import { formLimits } from '#contract/core/form-limits.ts'
import { webLink } from '#contract/materials/web-link.ts'
import { Button } from '#web/ui/button.tsx'
import { withLanguage } from './code-languages.ts'
import { inText } from './in-text.ts'
import classes from './lesson-editor.module.css'
import { words } from './words.ts'

interface ChosenPartProps {
  editor: Editor
  /** Whether the address of a link is asked for. */
  isLinking: boolean
  onLinked: () => void
}

/** What can be said about the part where the cursor is: below the tools, always in the same place. */
export function ChosenPart({ editor, isLinking, onLinked }: ChosenPartProps) {
  const at = useEditorState({ editor, selector: () => readPart(editor) })
  const part = isLinking || at.part === 'link' ? 'link' : at.part
  if (!part) return null
  return (
    <fieldset className={classes.chosen} aria-label={words.chosenPart}>
      {part === 'link' && <LinkField key={at.value} editor={editor} href={at.value} isAsked={isLinking} onLinked={onLinked} />}
      {part === 'picture' && (
        <Field label={words.alt} help={words.altHelp}>
          {(props) => (
            <input
              {...props}
              value={at.value}
              maxLength={formLimits.lesson.alt}
              onChange={(event) => setAttribute(editor, 'alt', event.currentTarget.value)}
            />
          )}
        </Field>
      )}
      {part === 'formula' && (
        <Field label={words.tex} help={words.texExample}>
          {(props) => (
            <input
              {...props}
              // biome-ignore lint/a11y/noAutofocus: a new formula is empty until it is written here
              autoFocus={at.value === ''}
              value={at.value}
              maxLength={formLimits.lesson.formula}
              spellCheck={false}
              onChange={(event) => setAttribute(editor, 'tex', event.currentTarget.value)}
            />
          )}
        </Field>
      )}
      {part === 'codeBlock' && <LanguageField editor={editor} language={at.value} />}
      {part === 'table' && <TableTools editor={editor} />}
    </fieldset>
  )
}

type PartName = 'link' | 'picture' | 'formula' | 'codeBlock' | 'table'

function readPart(editor: Editor): { part: PartName | undefined; value: string } {
  const { selection } = editor.state
  if (selection instanceof NodeSelection) {
    const { name } = selection.node.type
    if (name === 'picture') return { part: 'picture', value: selection.node.attrs.alt }
    if (name === 'formula' || name === 'formulaBlock') return { part: 'formula', value: selection.node.attrs.tex }
  }
  if (editor.isActive('link')) return { part: 'link', value: String(editor.getAttributes('link').href ?? '') }
  if (editor.isActive('codeBlock')) return { part: 'codeBlock', value: String(editor.getAttributes('codeBlock').language ?? '') }
  return { part: editor.isActive('table') ? 'table' : undefined, value: '' }
}

/** Keeps the part chosen, which replacing it would not. */
const setAttribute = ({ view, state }: Editor, name: string, value: string) =>
  view.dispatch(state.tr.setNodeAttribute(state.selection.from, name, value))

interface FieldProps {
  label: string
  help?: string
  error?: string | undefined
  children: (props: { id: string; className: string | undefined; 'aria-describedby': string | undefined }) => ReactNode
}

function Field({ label, help, error, children }: FieldProps) {
  const id = useId()
  const about = error ?? help
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, className: classes.input, 'aria-describedby': about ? `${id}-about` : undefined })}
      {about && (
        <p id={`${id}-about`} className={error ? classes.error : classes.help} role={error ? 'alert' : undefined}>
          {about}
        </p>
      )}
    </div>
  )
}

interface LinkFieldProps {
  editor: Editor
  href: string
  isAsked: boolean
  onLinked: () => void
}

function LinkField({ editor, href, isAsked, onLinked }: LinkFieldProps) {
  const [text, setText] = useState(href)
  const [error, setError] = useState<string>()
  const range = () => inText(editor).extendMarkRange('link')
  const set = () => {
    const link = webLink.safeParse(text)
    if (!link.success) {
      setError(link.error.issues[0]?.message)
      return
    }
    const isAlone = editor.state.selection.empty && !editor.isActive('link')
    if (isAlone) {
      const marks = [{ type: 'link', attrs: { href: link.data } }]
      inText(editor).insertContent({ type: 'text', text: link.data, marks }).run()
    } else range().setLink({ href: link.data }).run()
    onLinked()
  }
  const remove = () => {
    range().unsetLink().run()
    onLinked()
  }
  return (
    <>
      <Field label={words.linkTo} error={error}>
        {(props) => (
          <input
            {...props}
            // biome-ignore lint/a11y/noAutofocus: the button that was pressed asks for it
            autoFocus={isAsked}
            type="url"
            placeholder="https://"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Inside a form, Enter would submit it.
              event.preventDefault()
              set()
            }}
          />
        )}
      </Field>
      <Button size="sm" variant="default" onClick={set}>
        {words.setLink}
      </Button>
      {href && (
        <Button size="sm" variant="default" onClick={remove}>
          {words.removeLink}
        </Button>
      )}
    </>
  )
}

function LanguageField({ editor, language }: { editor: Editor; language: string }) {
  const known = withLanguage(language)
  return (
    <Field label={words.language}>
      {(props) => (
        <select
          {...props}
          value={language}
          onChange={(event) =>
            editor
              .chain()
              .updateAttributes('codeBlock', { language: event.currentTarget.value || null })
              .run()
          }
        >
          <option value="">{words.noLanguage}</option>
          {known.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </Field>
  )
}

const tableTools = [
  { label: words.rowBelow, run: (at: Editor) => inText(at).addRowAfter().run() },
  { label: words.columnAfter, run: (at: Editor) => inText(at).addColumnAfter().run() },
  { label: words.headRow, run: (at: Editor) => inText(at).toggleHeaderRow().run() },
  { label: words.deleteRow, run: (at: Editor) => inText(at).deleteRow().run() },
  { label: words.deleteColumn, run: (at: Editor) => inText(at).deleteColumn().run() },
  { label: words.deleteTable, run: (at: Editor) => inText(at).deleteTable().run() },
]

const TableTools = ({ editor }: { editor: Editor }) =>
  tableTools.map(({ label, run }) => (
    <Button key={label} size="compact-md" variant="default" onClick={() => run(editor)}>
      {label}
    </Button>
  ))
