import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isUnderWay, type UploadOptions, uploader } from './uploader.ts'

/** The upload of one file, starting when it is chosen. Until it has ended, the browser asks before the page is closed. */
export function useUpload<Result>(options: UploadOptions<Result>) {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const [own] = useState(() =>
    uploader<Result>({
      send: (file, transfer) => latest.current.send(file, transfer),
      isRefusal: (error) => latest.current.isRefusal?.(error) ?? false,
    }),
  )
  const upload = useSyncExternalStore(own.subscribe, own.get)
  useEffect(() => own.stop, [own])
  useAskBeforeClosing(isUnderWay(upload))
  return { ...own, upload, isUnderWay: isUnderWay(upload) }
}

/** The browser asks before the page is closed or loaded again. */
export function useAskBeforeClosing(isAsked: boolean) {
  useEffect(() => {
    if (!isAsked) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAsked])
}
