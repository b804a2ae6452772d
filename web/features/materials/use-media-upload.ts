import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { UploadFolder } from '#web/core/resumable-upload.ts'
import { percent } from '#web/ui/format.ts'
import { isUnderWay, sentPercent } from '#web/ui/upload/uploader.ts'
import { type MediaUploader, mediaUploader } from './media-uploader.ts'
import { type UploadTray, uploadTray } from './upload-tray.ts'
import { words } from './words.ts'

export type MediaUpload = ReturnType<typeof useMediaUpload>

/** Without a message, because the upload shows its own state. */
export class UploadStopped extends Error {
  override name = 'UploadStopped'
}

/** The editor's uploads. */
export const Tray = createContext<UploadTray>(
  uploadTray({
    read: () => Promise.reject(new Error('Outside of an editor')),
    create: () => Promise.reject(new Error('Outside of an editor')),
    onCreated: () => {},
  }),
)

/** Sends a file as soon as it is chosen, so that a large upload runs while the form is filled in. */
export function useMediaUpload(folder: UploadFolder, given?: MediaUploader) {
  const tray = useContext(Tray)
  const [uploader] = useState(() => given ?? mediaUploader(folder, tray.inTurn))
  const upload = useSyncExternalStore(uploader.subscribe, uploader.get)
  useEffect(() => tray.hold(uploader), [tray, uploader])
  return {
    uploader,
    upload,
    isUnderWay: isUnderWay(upload),
    isUsable: upload !== undefined && upload.state !== 'refused',
    /** "Uploading, 45%" */
    progress: upload ? words.uploading({ percent: percent(sentPercent(upload)) }) : '',
    /** The id of the upload, as soon as it has arrived. */
    finished: async () => {
      const uploadId = await uploader.finished()
      if (uploadId === undefined) throw new UploadStopped()
      return uploadId
    },
  }
}
