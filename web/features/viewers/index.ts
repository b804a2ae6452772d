import { lazyPart } from '#web/ui/lazy-part.ts'

export { MaterialViewer } from './material-viewer.tsx'
export { parseHtml } from './parse-book-xml.ts'
export { shortcutsAllowed } from './preferences.ts'
export { useShortcuts } from './use-shortcuts.ts'
export { KeyboardIcon, ListIcon } from './viewer-icons.tsx'
export { ViewerLoading } from './viewer-state.tsx'

/** What an EPUB file says about itself. */
export const readEpub = (file: File) => import('./read-epub.ts').then((module) => module.readEpub(file))

/** The text of a lesson as learners see it. Its code is loaded when it is shown, so it is in a `Suspense`. */
export const LessonText = lazyPart(async () => (await import('./lesson-text.tsx')).LessonText)

/** Lines of code, in the same way. */
export const CodeBlock = lazyPart(async () => (await import('./lesson-code.tsx')).CodeBlock)

/** A formula of a lesson, in the same way. */
export const Formula = lazyPart(async () => (await import('./lesson-formula.tsx')).Formula)
