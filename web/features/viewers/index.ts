import { lazy } from 'react'

export { ArticleCard } from './article-card.tsx'
export { DownloadCard } from './download-card.tsx'
export { Player } from './player.tsx'
export { shortcutsAllowed } from './preferences.ts'
export { useShortcuts } from './use-shortcuts.ts'
export { KeyboardIcon, ListIcon } from './viewer-icons.tsx'
export type { FileViewerProps } from './viewer-props.ts'
export { ViewerLoading } from './viewer-state.tsx'

/** The code for books is loaded with the first book. */
export const PdfViewer = lazy(() => import('./pdf-viewer.tsx').then((module) => ({ default: module.PdfViewer })))
export const TextViewer = lazy(() => import('./text-viewer.tsx').then((module) => ({ default: module.TextViewer })))
export const EpubViewer = lazy(() => import('./epub-viewer.tsx').then((module) => ({ default: module.EpubViewer })))

/** What an EPUB file says about itself. */
export const readEpub = (file: File) => import('./read-epub.ts').then((module) => module.readEpub(file))
