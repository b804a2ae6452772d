import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { useState } from 'react'
import type { LessonNode } from '#contract/materials/read-lesson.ts'
import { ErrorList } from '#web/ui/error-list.tsx'
import { ChosenPart } from './chosen-part.tsx'
import classes from './lesson-editor.module.css'
import { lessonNodes } from './lesson-nodes.ts'
import { LessonToolbar } from './lesson-toolbar.tsx'
import { PictureLinks } from './node-views.tsx'
import { insertFrom, type TakePictures } from './paste.ts'
import type { useLessonPictures } from './use-lesson-pictures.ts'
import { words } from './words.ts'
import written from './written-text.module.css'

interface LessonEditorProps {
  /** What it begins with. */
  text: LessonNode
  pictures: ReturnType<typeof useLessonPictures>
  /** Called after each change; `read` returns the document, which costs too much for each key. */
  onChange: (read: () => LessonNode) => void
}

export function LessonEditor({ text, pictures, onChange }: LessonEditorProps) {
  const [isLinking, setLinking] = useState(false)
  const editor = useEditor({
    extensions: lessonNodes,
    content: text as object,
    // The page refuses styles in the text; they are in the style sheet.
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': words.text, class: written.text ?? '' },
      handleDOMEvents: {
        paste: (view, event) => {
          const isTaken = insertFrom(view, event.clipboardData, takePictures)
          if (isTaken) event.preventDefault()
          return isTaken
        },
        drop: (view, event) => {
          // What is moved within the text is the editor's own affair.
          const isTaken = !view.dragging && insertFrom(view, event.dataTransfer, takePictures)
          if (isTaken) event.preventDefault()
          return isTaken
        },
      },
    },
    onUpdate: ({ editor }) => onChange(() => editor.getJSON() as LessonNode),
  })
  const takePictures: TakePictures = async (files) => {
    for (const file of files) await insertPicture(editor, () => pictures.upload(file))
  }
  return (
    <div className={classes.editor}>
      <div className={classes.top}>
        <LessonToolbar editor={editor} onLink={() => setLinking(true)} takePictures={takePictures} />
        <ChosenPart editor={editor} isLinking={isLinking} onLinked={() => setLinking(false)} />
      </div>
      <PictureLinks value={pictures.links}>
        <EditorContent editor={editor} />
      </PictureLinks>
      {pictures.runningCount > 0 && (
        <output className={classes.state}>{words.uploading({ count: pictures.runningCount })}</output>
      )}
      {pictures.errors.length > 0 && <ErrorList messages={pictures.errors} />}
    </div>
  )
}

/** Puts a picture where the cursor was when it was chosen, also if one types on while it is uploaded. */
async function insertPicture(editor: Editor, upload: () => Promise<string | undefined>): Promise<void> {
  let place = editor.state.selection.to
  const follow = ({ transaction }: { transaction: Editor['state']['tr'] }) => {
    place = transaction.mapping.map(place)
  }
  editor.on('transaction', follow)
  const file = await upload()
  editor.off('transaction', follow)
  if (file && !editor.isDestroyed) {
    editor
      .chain()
      .insertContentAt(place, { type: 'picture', attrs: { file, alt: '' } })
      .run()
  }
}
