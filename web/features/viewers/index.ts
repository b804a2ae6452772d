export { MaterialViewer } from './material-viewer.tsx'
export { shortcutsAllowed } from './preferences.ts'
export { useShortcuts } from './use-shortcuts.ts'
export { KeyboardIcon, ListIcon } from './viewer-icons.tsx'

/** What an EPUB file says about itself. */
export const readEpub = (file: File) => import('./read-epub.ts').then((module) => module.readEpub(file))
