import type { Editor } from '@tiptap/core'

/**
 * What is done to the text from outside of it, such as by a button. The text has the focus at once: the editor's own command gives it the
 * focus with the next frame, and what is typed until then would be lost.
 */
export function inText(editor: Editor) {
  editor.view.focus()
  return editor.chain().scrollIntoView()
}
