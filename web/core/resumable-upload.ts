import type { HttpRequest, HttpResponse, Upload, UploadOptions } from 'tus-js-client'
import { listUnusedUploads, type UnusedUpload, uploads } from '#contract/files/files.ts'
import { call } from './call.ts'
import { CallError, notSignedIn, responseError, unreachable } from './call-error.ts'
import { freshToken, renew } from './renew.ts'
import { headersFor } from './send.ts'
import { watchSilence } from './silence.ts'
import { tabStorage } from './storage.ts'
import { readPair } from './tokens.ts'
import { words } from './words.ts'

export type UploadFolder = 'videos' | 'books'

export interface ResumableUpload {
  folder: UploadFolder
  file: File
  /** The upload that this file continues, if it was begun before the page was loaded. */
  uploadId?: string | undefined
  onProgress: (sentBytes: number) => void
  /** True while there is no connection and it waits to try again. */
  onWaiting: (isWaiting: boolean) => void
  /** Stops it; what has arrived is kept, and the same file continues from there. */
  signal: AbortSignal
}

/** Small enough that a request stays short: a lost connection costs little, and no proxy times out. */
const chunkSize = 8 * 1024 * 1024
/** Milliseconds without a byte sent or a response. */
const patience = 120_000
const second = 1000
/** About three minutes without any progress; then the user decides. */
const retryDelays = [1, 2, 4, 8, 15, 30, 30, 30, 30, 30].map((seconds) => seconds * second)

/** The addresses of the uploads that this page began. One can be removed before it has an address. */
const creating = new Map<string, Promise<string | undefined>>()

/** Sends a file by the tus protocol, even over dropped connections. Returns the `uploadId` for creating a book or a video. */
export async function uploadResumable({
  folder,
  file,
  uploadId,
  onProgress,
  onWaiting,
  signal,
}: ResumableUpload): Promise<string> {
  const { Upload } = await import('tus-js-client')
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const place = unfinished(folder, file)
  const created = Promise.withResolvers<string | undefined>()
  creating.set(place.key, created.promise)
  let isWaiting = false
  let isStopped = false
  const wait = (waits: boolean) => {
    if (waits !== isWaiting) onWaiting(waits)
    isWaiting = waits
  }
  const upload: Upload = new Upload(file, {
    ...requestOptions(),
    uploadUrl: uploadId ? uploadAddress(uploadId) : place.read(),
    metadata: { folder, filename: file.name },
    chunkSize,
    storeFingerprintForResuming: false,
    onUploadUrlAvailable: () => {
      if (upload.url && creating.get(place.key) === created.promise) place.keep(upload.url)
      created.resolve(upload.url ?? undefined)
    },
    onProgress: (sent) => {
      wait(false)
      onProgress(sent)
    },
    onShouldRetry: (error) => {
      const failure = toCallError(error)
      if (!mayPass(failure) || isStopped) return false
      wait(failure.status !== 401)
      // A file that was moved or changed looks like a lost connection, but waiting does not help.
      file
        .slice(0, 1)
        .arrayBuffer()
        .catch(() => stop(unreadable()))
      return true
    },
    onSuccess: () => resolve(uploadIdIn(upload.url)),
    onError: (error) => {
      created.resolve(undefined)
      reject(toCallError(error))
    },
  })
  const goOnAtOnce = () => isWaiting && upload.abort().then(() => upload.start())
  const stop = (reason: unknown) => {
    isStopped = true
    // The server may have made the upload already. So the response with its address is waited for.
    if (upload.url || isWaiting) created.resolve(upload.url ?? undefined)
    void created.promise.then(() => upload.abort())
    reject(reason)
  }
  const stopOnSignal = () => stop(signal.reason)
  addEventListener('online', goOnAtOnce)
  signal.addEventListener('abort', stopOnSignal)
  if (signal.aborted) {
    created.resolve(undefined)
    reject(signal.reason)
  } else upload.start()
  return promise.finally(() => {
    removeEventListener('online', goOnAtOnce)
    signal.removeEventListener('abort', stopOnSignal)
  })
}

/** Deletes what has arrived of a file. If this fails, the server removes it later. */
export async function discardUpload(folder: UploadFolder, file: File): Promise<void> {
  const place = unfinished(folder, file)
  const known = place.read()
  place.forget()
  const url = known ?? (await creating.get(place.key))
  if (place.read() === url) place.forget()
  if (url) await removeUpload(url)
}

/** Deletes an upload that was begun before the page was loaded. */
export const discardUnused = (uploadId: string) => removeUpload(uploadAddress(uploadId))

/** The user's uploads that no book or video has used, except those that a tab of this browser is busy with. */
export async function listUnused(): Promise<UnusedUpload[]> {
  const unused = await call(listUnusedUploads)
  // Asked afterwards: an editor that was left a moment ago has let go of its files by then.
  const locks = await navigator.locks?.query()
  const busy = new Set(locks?.held?.map(({ name }) => name))
  return unused.filter((upload) => !busy.has(lockName({ name: upload.fileName, size: upload.size })))
}

/** Tells the other tabs that this one is busy with the file. Returns how to end that. The browser ends it with the tab. */
export function claimFile(file: Pick<File, 'name' | 'size'>): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks?.request(lockName(file), { mode: 'shared' }, () => promise)
  return resolve
}

const lockName = ({ name, size }: Pick<File, 'name' | 'size'>) => `upload:${name}:${size}`
const uploadAddress = (uploadId: string) => new URL(`${uploads.url}/${uploadId}`, location.origin).href

async function removeUpload(url: string): Promise<void> {
  const { Upload } = await import('tus-js-client')
  await Upload.terminate(url, { ...requestOptions(), onShouldRetry: (error) => mayPass(toCallError(error)) }).catch(() => {})
}

/** Called when a book or a video has used the upload. */
export const forgetUpload = (folder: UploadFolder, file: File) => unfinished(folder, file).forget()

/**
 * The unfinished uploads of this tab, so that the same file continues after a reload or a look at another panel. Kept no longer than the
 * tab, because file names are private.
 */
function unfinished(folder: string, file: File) {
  const key = ['upload', folder, file.name, file.size, file.lastModified].join(':')
  return {
    key,
    read: () => tabStorage.get(key),
    keep: (url: string) => tabStorage.set(key, url),
    forget: () => tabStorage.remove(key),
  }
}

const requestOptions = (): UploadOptions => ({
  endpoint: new URL(uploads.url, location.origin).href,
  retryDelays,
  onBeforeRequest: async (request) => {
    const url = request.getURL()
    // A token must not be sent to another host.
    if (new URL(url).origin !== location.origin) throw unreachable(url)
    const token = await freshToken()
    if (!token) throw notSignedIn(url)
    for (const [name, value] of Object.entries(headersFor({ method: request.getMethod() }, token))) request.setHeader(name, value)
    const xhr = request.getUnderlyingObject() as XMLHttpRequest
    const watch = watchSilence(patience, () => {
      xhr.abort()
      xhr.onerror?.(new ProgressEvent('error'))
    })
    xhr.upload.addEventListener('progress', () => watch.heard())
    xhr.addEventListener('loadend', watch.stop)
  },
  /** The library would start over when asking for the offset is refused; only an upload that no longer exists needs that. */
  onAfterResponse: async (request, response) => {
    const status = response.getStatus()
    const isGone = request.getMethod() === 'HEAD' && (status === 404 || status === 410)
    if (status < 400 || isGone) return
    if (status === 401 && request.getHeader('authorization') === `Bearer ${readPair()?.accessToken}`) await renew()
    throw refusal(request, response)
  },
})

function refusal(request: HttpRequest, response: HttpResponse) {
  return responseError(request.getURL(), response.getStatus(), '', response.getBody(), response.getHeader('retry-after') ?? null)
}

function toCallError(error: Error): CallError {
  const cause = 'causingError' in error ? error.causingError : error
  return cause instanceof CallError ? cause : unreachable(uploads.url)
}

const unreadable = () => new CallError({ status: 0, statusText: '', url: uploads.url, message: words.unreadableFile })

/** No connection, a busy server, an upload still held by its last request, or one with another offset than expected. */
function mayPass({ status, url }: CallError) {
  if (status === 401) return readPair() !== null
  // A full disk, or too many unfinished uploads: the message says which, and the user decides.
  if (status === 507 || (status === 409 && url.endsWith(uploads.url))) return false
  return status === 0 || status >= 500 || [404, 409, 410, 423, 429].includes(status)
}

const uploadIdIn = (url: string | null) => new URL(url ?? '').pathname.split('/').at(-1) ?? ''
