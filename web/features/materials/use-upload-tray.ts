import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Material } from '#contract/materials/materials.ts'
import { listUnused } from '#web/core/resumable-upload.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { createMedia } from './materials.api.ts'
import { readMedia } from './read-media.ts'
import { uploadTray } from './upload-tray.ts'
import { words } from './words.ts'

/** The uploads of an editor, from its opening until it is left. What was uploaded before and not used is offered. */
export function useUploadTray(onCreated: (material: Material, later: number[]) => void) {
  const client = useQueryClient()
  const latest = useRef(onCreated)
  useEffect(() => {
    latest.current = onCreated
  })
  const [tray] = useState(() =>
    uploadTray({
      read: (folder, file) => readMedia[folder](file, client),
      create: (folder, fields, uploadId) => createMedia(client, folder, fields, uploadId),
      onCreated: (material, later) => latest.current(material, later),
    }),
  )
  useEffect(() => {
    let isLeft = false
    tray.open()
    // Without a connection nothing is offered now; the server keeps it.
    listUnused().then(
      (unused) => isLeft || tray.offer(unused),
      () => undefined,
    )
    return () => {
      isLeft = true
      tray.close()
    }
  }, [tray])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => tray.unused().length > 0 && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [tray])
  return tray
}

/** The files of the tray, and how many of those that were there together are added. Says so once, when all are. */
export function useTrayItems(tray: ReturnType<typeof uploadTray>) {
  const items = useSyncExternalStore(tray.subscribe, tray.items)
  const added = useSyncExternalStore(tray.subscribe, tray.added)
  const isEmpty = items.length === 0
  useEffect(() => {
    if (!isEmpty) return
    const names = tray.forgetAdded()
    const [name, another] = names
    if (name) notifyDone(another ? words.allAdded({ count: names.length }) : words.created({ name }))
  }, [isEmpty, tray])
  return { items, added }
}
