import { CallError, isUnreachable, responseError } from '#web/core/call-error.ts'
import { fetchResponse, joinBytes } from '#web/core/fetch-response.ts'

interface Part {
  headers: Headers
  bytes: Uint8Array<ArrayBuffer>
}

const second = 1000
const pauses = [1 * second, 3 * second, 10 * second]

/** A private file that is read in parts. Silently replaces expired links and waits for a lost connection. */
export class RemoteFile {
  #link: string
  #freshLink: () => Promise<string>
  #signal: AbortSignal
  #size = 0

  private constructor(link: string, freshLink: () => Promise<string>, signal: AbortSignal) {
    this.#link = link
    this.#freshLink = freshLink
    this.#signal = signal
  }

  static async open(link: string, freshLink: () => Promise<string>, signal: AbortSignal): Promise<RemoteFile> {
    const file = new RemoteFile(link, freshLink, signal)
    const { headers } = await file.#patiently(0, 1)
    file.#size = Number(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? 0)
    return file
  }

  get size() {
    return this.#size
  }

  /** The bytes from `begin` up to, but not including, `end`. */
  async read(begin: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
    return (await this.#patiently(begin, end)).bytes
  }

  async #patiently(begin: number, end: number): Promise<Part> {
    for (const pause of pauses) {
      try {
        return await this.#withGoodLink(begin, end)
      } catch (error) {
        if (!isUnreachable(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
    return this.#withGoodLink(begin, end)
  }

  async #withGoodLink(begin: number, end: number): Promise<Part> {
    try {
      return await this.#ask(begin, end)
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 403) throw error
      this.#link = await this.#freshLink()
      return this.#ask(begin, end)
    }
  }

  async #ask(begin: number, end: number): Promise<Part> {
    const url = this.#link
    const range = `bytes=${begin}-${end - 1}`
    const { status, headers, pieces } = await fetchResponse(url, { headers: { range }, signal: this.#signal })
    if (status !== 206) throw responseError(url, status, '', '', null)
    return { headers, bytes: joinBytes(pieces) }
  }
}
