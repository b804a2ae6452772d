import type { CodePart, ColourRequest } from './colours.worker.ts'

/** Longer code stays in one colour. */
const longest = 20_000
/** In milliseconds. */
const patience = { loading: 30_000, reading: 2000 }

/**
 * Finds the kinds of words in code. In a worker, because an author can write code that keeps its rules busy for minutes: that stays in one
 * colour, and the next code gets a new worker.
 */
class CodeColours {
  #worker: Worker | undefined
  #last: Promise<unknown> = Promise.resolve()

  /** One after the other. Returns nothing if the language is unknown, or if it takes too long. */
  find(request: ColourRequest): Promise<CodePart[]> {
    if (request.code.length > longest) return Promise.resolve([])
    const found = this.#last.then(() => this.#ask(request))
    this.#last = found
    return found
  }

  async #ask(request: ColourRequest): Promise<CodePart[]> {
    try {
      if (!this.#worker) {
        this.#worker = new Worker(new URL('./colours.worker.ts', import.meta.url), { type: 'module' })
        await nextMessage(this.#worker, patience.loading)
      }
      this.#worker.postMessage(request)
      return await nextMessage(this.#worker, patience.reading)
    } catch {
      this.#worker?.terminate()
      this.#worker = undefined
      return []
    }
  }
}

export const codeColours = new CodeColours()

function nextMessage(worker: Worker, milliseconds: number): Promise<CodePart[]> {
  const { promise, resolve, reject } = Promise.withResolvers<CodePart[]>()
  const timer = setTimeout(reject, milliseconds)
  worker.onmessage = ({ data }: MessageEvent<CodePart[]>) => resolve(data)
  worker.onerror = () => reject()
  return promise.finally(() => clearTimeout(timer))
}
