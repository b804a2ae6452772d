import type { Answer } from '#contract/checks/answers.ts'
import { CallError, isUnconfirmed } from '#web/core/call-error.ts'
import type { KeptAnswers } from './kept-answers.ts'

export type Answers = ReadonlyMap<number, Answer | null>

export interface Keeping {
  answers: Answers
  /** `failed`: the portal has not got everything yet, and is asked again. */
  saving: 'saved' | 'waiting' | 'failed'
}

interface KeeperOptions {
  answers: Iterable<[position: number, answer: Answer | null]>
  kept: Pick<KeptAnswers, 'get' | 'keep' | 'remove' | 'clear'>
  save: (position: number, answer: Answer | null) => Promise<unknown>
  /** Lets only one tab save at a time. */
  inTurn?: <T>(work: () => Promise<T>) => Promise<T>
  /** The attempt takes no answers any more. */
  onRefused: (error: unknown) => void
  /** An answer that the server does not understand. It is not sent again. */
  onProblem: (error: unknown) => void
  /** Milliseconds from the last typed letter to the save, and from a failure to the next try. */
  pauses?: { typing: number; failure: number }
}

/**
 * Saves the answers of an attempt on the server as they are given: one at a time, the oldest first, and of each question the newest answer
 * last. The browser keeps an answer until the server has it, so that neither a lost connection nor a reload loses it.
 */
export class AnswerKeeper {
  #options: Required<KeeperOptions>
  #answers: Map<number, Answer | null>
  /** Positions, oldest first. */
  #unsaved = new Set<number>()
  #running: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false
  #keeping: Keeping
  #listeners = new Set<() => void>()

  constructor(options: KeeperOptions) {
    this.#options = { inTurn: (work) => work(), pauses: { typing: 800, failure: 3000 }, ...options }
    this.#answers = new Map(options.answers)
    for (const position of this.#answers.keys()) {
      const kept = options.kept.get(position)
      if (kept === undefined) continue
      this.#answers.set(position, kept)
      this.#unsaved.add(position)
    }
    this.#keeping = { answers: new Map(this.#answers), saving: this.#unsaved.size > 0 ? 'waiting' : 'saved' }
  }

  snapshot = (): Keeping => this.#keeping

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Called when the attempt is shown, also after `close`. */
  open(): void {
    this.#isClosed = false
    if (this.#unsaved.size > 0) this.#start(0)
  }

  change(position: number, answer: Answer | null, isTyped = false): void {
    this.#answers.set(position, answer)
    this.#options.kept.keep(position, answer)
    this.#unsaved.delete(position)
    this.#unsaved.add(position)
    this.#show(this.#keeping.saving === 'failed' ? 'failed' : 'waiting')
    this.#start(isTyped ? this.#options.pauses.typing : 0)
  }

  /** Another tab has changed it, and saves it. */
  adopt(position: number, answer: Answer | null): void {
    if (!this.#answers.has(position)) return
    this.#answers.set(position, answer)
    this.#show(this.#keeping.saving)
  }

  /** Saves now. Fails if not everything could be saved. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#unsaved.size === 0) return this.#running ?? Promise.resolve()
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Tries at once what is waiting, as when the connection is back. */
  hurry = (): void => {
    if (this.#unsaved.size > 0) this.#start(0)
  }

  /** Saves once more. What fails stays in the browser until the attempt is opened again. */
  close(): void {
    this.#isClosed = true
    this.flush().catch(() => undefined)
  }

  /** The page may be closed in a moment, so everything is sent now. What arrives is confirmed when the attempt is opened again. */
  leave = (): void => {
    for (const position of this.#unsaved) this.#options.save(position, this.#answers.get(position) ?? null).catch(() => undefined)
  }

  /** Nothing is taken any more. */
  drop(): void {
    clearTimeout(this.#timer)
    this.#unsaved.clear()
    this.#options.kept.clear()
    this.#show('saved')
  }

  async #saveAll(): Promise<void> {
    for (let [position] = this.#unsaved; position !== undefined; [position] = this.#unsaved) {
      try {
        await this.#options.inTurn(() => this.#save(position as number))
      } catch (error) {
        this.#fail(position, error)
        if (this.#unsaved.has(position)) throw error
      }
    }
    this.#show('saved')
  }

  async #save(position: number): Promise<void> {
    // Another tab may have changed it since.
    const kept = this.#options.kept.get(position)
    const answer = kept === undefined ? (this.#answers.get(position) ?? null) : kept
    await this.#options.save(position, answer)
    this.#options.kept.remove(position, answer)
    if (this.#options.kept.get(position) === undefined) this.#unsaved.delete(position)
  }

  #fail(position: number, error: unknown): void {
    const { status = 0, retryAfter = 0 } = error instanceof CallError ? error : {}
    if (isUnconfirmed(error) || status === 401 || status === 429) {
      this.#show('failed')
      if (!this.#isClosed) this.#start(Math.max(this.#options.pauses.failure, retryAfter * 1000))
    } else if (status === 400) {
      this.#unsaved.delete(position)
      this.#options.kept.remove(position, this.#answers.get(position) ?? null)
      this.#options.onProblem(error)
    } else {
      this.drop()
      this.#options.onRefused(error)
    }
  }

  #start(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush().catch(() => undefined), milliseconds)
  }

  #show(saving: Keeping['saving']): void {
    this.#keeping = { answers: new Map(this.#answers), saving }
    for (const listener of this.#listeners) listener()
  }
}
