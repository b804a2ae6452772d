import { lazyPart } from '#web/ui/lazy-part.ts'

export { authoredKinds } from './authored-kinds.ts'
export { EditMaterialDialog } from './edit-material-dialog.tsx'
export { MaterialPanel } from './material-panel.tsx'
export { readMaterial } from './materials.api.ts'
export { UploadList } from './upload-list.tsx'
export { Tray } from './use-media-upload.ts'
export { useUploadTray } from './use-upload-tray.ts'

/** The questions of a check with their right answers. Its code is loaded when it is shown, so it is in a `Suspense`. */
export const QuestionsToApprove = lazyPart(async () => (await import('./checks/questions-to-approve.tsx')).QuestionsToApprove)
