import { endpointUrl } from '#contract/core/addresses.ts'
import type { Endpoint } from '#contract/core/http.ts'
import { authorised } from './call.ts'
import { responseError, tooSlow, unreachable } from './call-error.ts'
import { type CallInput, headersFor, type ResponseBody } from './send.ts'
import { watchSilence } from './silence.ts'

interface FormUpload {
  file: File
  onProgress: (sentBytes: number) => void
  /** Checking: everything is sent, and the server checks it before it responds. */
  onState: (state: 'checking') => void
  signal: AbortSignal
}

/** Milliseconds without a byte sent. */
const patience = 60_000
const patienceWhileChecking = 5 * 60_000

/** Sends one file as multipart, by XMLHttpRequest, because fetch does not report how much was sent. */
export function uploadForm<E extends Endpoint>(
  endpoint: E,
  { file, onProgress, onState, signal, ...input }: Pick<CallInput<E>, 'params'> & FormUpload,
): Promise<ResponseBody<E>> {
  const url = endpointUrl(endpoint, input)
  return authorised(endpoint, url, (token) => sendFile<E>(endpoint, url, { file, onProgress, onState, signal }, token))
}

function sendFile<E extends Endpoint>(
  endpoint: E,
  url: string,
  { file, onProgress, onState, signal }: FormUpload,
  token: string | null,
) {
  return new Promise<ResponseBody<E>>((resolve, reject) => {
    // It may have been cancelled while the token was renewed.
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const watch = watchSilence(patience, () => {
      reject(tooSlow(url))
      request.abort()
    })
    request.open(endpoint.method, url)
    for (const [name, value] of Object.entries(headersFor(endpoint, token))) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      watch.heard()
      // The form around the file counts too.
      onProgress(Math.min(file.size, Math.floor((file.size * loaded) / (total || 1))))
    }
    request.upload.onload = () => {
      watch.heard(patienceWhileChecking)
      onState('checking')
    }
    request.onerror = () => reject(unreachable(url))
    request.onabort = () => reject(signal.reason)
    request.onload = () => {
      const { status, statusText, responseText } = request
      if (status < 200 || status >= 300) {
        reject(responseError(url, status, statusText, responseText, request.getResponseHeader('retry-after')))
        return
      }
      try {
        resolve(JSON.parse(responseText))
      } catch {
        // The page of a proxy.
        reject(unreachable(url))
      }
    }
    request.onloadend = watch.stop
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}
