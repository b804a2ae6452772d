import { urlOf } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/http.ts'
import { authorised } from './call.ts'
import { failedAnswer, unreachable } from './call-error.ts'
import { type Answer, type CallInput, headersFor } from './send.ts'

export interface UploadOptions {
  file: File
  /** From 0 to 1. */
  onProgress?: (done: number) => void
  signal?: AbortSignal
}

/** Sends one file as multipart. By XMLHttpRequest, because fetch does not tell how much has been sent. */
export function upload<E extends Endpoint>(
  endpoint: E,
  { file, onProgress, signal, ...input }: Pick<CallInput<E>, 'params'> & UploadOptions,
): Promise<Answer<E>> {
  const url = urlOf(endpoint, input)
  return authorised(endpoint, url, (token) => sendFile<E>(endpoint, url, { file, onProgress, signal }, token))
}

function sendFile<E extends Endpoint>(
  endpoint: E,
  url: string,
  { file, onProgress, signal }: UploadOptions,
  token: string | null,
) {
  return new Promise<Answer<E>>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoint.method, url)
    for (const [name, value] of Object.entries(headersFor(endpoint, token))) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total)
    request.onerror = () => reject(unreachable(url))
    request.onabort = () => reject(signal?.reason)
    request.onload = () => {
      const { status, statusText, responseText } = request
      if (status < 200 || status >= 300) {
        reject(failedAnswer(url, status, statusText, responseText, request.getResponseHeader('retry-after')))
      } else resolve(JSON.parse(responseText))
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}
