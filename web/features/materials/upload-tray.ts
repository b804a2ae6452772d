import type { UnusedUpload } from '#contract/files/files.ts'
import { bookExtensions, type Material } from '#contract/materials/materials.ts'
import { errorMessages } from '#web/core/call-error.ts'
import type { UploadFolder } from '#web/core/resumable-upload.ts'
import { fileExtension } from '#web/ui/upload/file-rule.ts'
import type { NamedFile } from '#web/ui/upload/uploader.ts'
import { keptFields, type MediaFields } from './kept-fields.ts'
import { nameFrom } from './media-files.ts'
import { type MediaUploader, mediaUploader, takeTurns } from './media-uploader.ts'

export interface TrayItem {
  id: number
  /** Of the files that were chosen together. */
  batch: number
  folder: UploadFolder
  file: NamedFile
  uploader: MediaUploader
  fields: MediaFields
  /**
   * Offered: uploaded before the page was loaded; its author decides. Interrupted: only a part of it was. Failed: it is uploaded, but
   * could not be created.
   */
  state: 'running' | 'creating' | 'failed' | 'offered' | 'interrupted'
  errors: string[]
}

interface ReadFile {
  refusal?: string | undefined
  notices: string[]
  fields: MediaFields
}

interface TrayOptions {
  read: (folder: UploadFolder, file: File) => Promise<ReadFile>
  create: (folder: UploadFolder, fields: MediaFields, uploadId: string) => Promise<Material>
  /** `later`: the materials that were made from files chosen together with this one, but after it. */
  onCreated: (material: Material, later: number[]) => void
}

export type UploadTray = ReturnType<typeof uploadTray>

const uploadsAtOnce = 2

/** The uploads of an editor, whichever panel is open. A file that has arrived becomes a book or a video by itself. */
export function uploadTray({ read, create, onCreated }: TrayOptions) {
  let items: TrayItem[] = []
  let lastId = 0
  let isClosed = false
  const made: { id: number; batch: number; materialId: number }[] = []
  let added: string[] = []
  const held = new Set<MediaUploader>()
  const listeners = new Set<() => void>()
  const inTurn = takeTurns(uploadsAtOnce)
  const set = (next: TrayItem[]) => {
    items = next
    for (const listener of listeners) listener()
  }
  const find = (id: number) => items.find((item) => item.id === id)
  const change = (id: number, changes: Partial<TrayItem>) =>
    set(items.map((item) => (item.id === id ? { ...item, ...changes } : item)))
  const put = (item: Omit<TrayItem, 'id' | 'batch' | 'errors'>, batch = lastId + 1) => {
    const id = ++lastId
    set([...items, { ...item, id, batch, errors: [] }])
    return id
  }
  const settle = (id: number, material: Material) => {
    const item = find(id)
    if (!item) return
    item.uploader.release()
    const later = made.filter((other) => other.batch === item.batch && other.id > id).map(({ materialId }) => materialId)
    made.push({ id, batch: item.batch, materialId: material.id })
    added = [...added, material.name]
    set(items.filter((other) => other !== item))
    onCreated(material, later)
  }
  const follow = async (id: number) => {
    const uploadId = await find(id)?.uploader.finished()
    const item = find(id)
    if (!item || isClosed || uploadId === undefined) return
    change(id, { state: 'creating', errors: [] })
    try {
      settle(id, await create(item.folder, item.fields, uploadId))
    } catch (error) {
      change(id, { state: 'failed', errors: item.uploader.refuseBy(error) ? [] : errorMessages(error) })
    }
  }
  /** Adds what the file says to what is known, in case its form was left before it was read. */
  const fillIn = async (id: number, folder: UploadFolder, file: NamedFile) => {
    if (!(file instanceof File)) return
    // A file that cannot be read is noticed by its upload.
    const { refusal, notices, fields } = await read(folder, file).catch((): ReadFile => ({ notices: [], fields: {} }))
    const item = find(id)
    if (!item) return
    if (refusal) return item.uploader.refuse(file, [refusal])
    item.uploader.note(notices)
    const typed = Object.entries(item.fields).filter(([, value]) => value !== '')
    const all = { name: nameFrom(file.name), ...fields, ...Object.fromEntries(typed) }
    change(id, { fields: all })
    keptFields(folder, file).keep(all)
  }
  const begin = async (folder: UploadFolder, file: File, batch: number) => {
    const uploader = mediaUploader(folder, inTurn)
    uploader.start(file)
    const id = put({ folder, file, uploader, fields: {}, state: 'running' }, batch)
    await fillIn(id, folder, file)
    await follow(id)
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    items: () => items,
    /** How many were added since the tray was empty. */
    added: () => added.length,
    /** Their names. Counting begins again. */
    forgetAdded: () => {
      const names = added
      added = []
      return names
    },
    inTurn,
    add: (folder: UploadFolder, files: File[]) => {
      const batch = lastId + 1
      for (const file of files) void begin(folder, file, batch)
    },
    /** Goes on with the upload of a form that was left. */
    adopt: (uploader: MediaUploader, fields: MediaFields) => {
      const file = uploader.get()?.file
      if (!file || isClosed) return uploader.leave()
      const { folder } = uploader
      const id = put({ folder, file, uploader, fields, state: 'running' })
      void fillIn(id, folder, file).then(() => follow(id))
    },
    /** Offers what was uploaded before the page was loaded. */
    offer: (unused: UnusedUpload[]) => {
      for (const upload of unused) {
        const file = { name: upload.fileName, size: upload.size }
        const folder = (bookExtensions as readonly string[]).includes(fileExtension(file.name)) ? 'books' : 'videos'
        const uploader = mediaUploader(folder, inTurn)
        uploader.takeEarlier(upload)
        const fields = keptFields(folder, file).read() ?? { name: nameFrom(file.name) }
        put({ folder, file, uploader, fields, state: upload.received === upload.size ? 'offered' : 'interrupted' })
      }
    },
    /** Creates what is offered, or tries again what was stopped. */
    goOn: (id: number) => {
      const item = find(id)
      change(id, { state: 'running', errors: [] })
      if (item?.uploader.get()?.state === 'stopped') item.uploader.retry()
      void follow(id)
    },
    /** Sends the rest of an interrupted upload. */
    resume: (id: number, file: File) => {
      find(id)?.uploader.resume(file)
      change(id, { file, state: 'running' })
      void follow(id)
    },
    settle,
    remove: (id: number) => {
      find(id)?.uploader.cancel()
      set(items.filter((item) => item.id !== id))
    },
    /** A form has this upload; `unused` counts it until the form lets go of it. */
    hold: (uploader: MediaUploader) => {
      held.add(uploader)
      return () => void held.delete(uploader)
    },
    /** The files that are not in the course yet, and would have to wait if the editor was left now. What is only offered waits anyway. */
    unused: (): string[] => [
      ...items.filter(({ state, uploader }) => state !== 'offered' && uploader.isUsable()).map(({ file }) => file.name),
      ...[...held].filter((uploader) => uploader.isUsable()).map((uploader) => uploader.get()?.file.name ?? ''),
    ],
    open: () => {
      isClosed = false
    },
    /** Stops everything. What has arrived stays on the server for a day, and is offered again. */
    close: () => {
      isClosed = true
      for (const { uploader } of items) uploader.leave()
      set([])
    },
  }
}
