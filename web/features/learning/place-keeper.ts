import type { OpenedPlace } from './learning.api.ts'

const soon = 1_000
const later = 10_000

/**
 * Saves on the server what is open and how far the learner is: soon after a page was turned or a video paused, from time to time while it
 * plays, and at once on leaving. One request at a time, because the last must win. What could not be saved is sent with the next.
 */
export class PlaceKeeper {
  #save: (place: OpenedPlace) => Promise<unknown>
  #known: Map<number, string | null>
  /** Oldest first; at most one for each material. */
  #unsaved: OpenedPlace[] = []
  #isSaving = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(save: (place: OpenedPlace) => Promise<unknown>, known: Iterable<[materialId: number, place: string | null]>) {
    this.#save = save
    this.#known = new Map(known)
  }

  opened(materialId: number): void {
    this.#put({ materialId })
    void this.#saveAll()
  }

  moved(materialId: number, place: string, isSettled: boolean): void {
    if (this.#known.get(materialId) !== place) this.#put({ materialId, place })
    this.#known.set(materialId, place)
    if (this.#unsaved.length === 0) return
    if (isSettled) this.#stopWaiting()
    this.#timer ??= setTimeout(() => void this.#saveAll(), isSettled ? soon : later)
  }

  /** The page may be closed in a moment, so everything is sent now, even in parallel with another request. */
  leave(): void {
    this.#stopWaiting()
    for (const place of this.#unsaved.splice(0)) this.#save(place).catch(() => this.#keep(place))
  }

  async #saveAll(): Promise<void> {
    this.#stopWaiting()
    if (this.#isSaving) return
    this.#isSaving = true
    for (let place = this.#unsaved.shift(); place; place = this.#unsaved.shift()) {
      const isSaved = await this.#save(place).then(
        () => true,
        () => false,
      )
      if (isSaved) continue
      this.#keep(place)
      break
    }
    this.#isSaving = false
  }

  #put(place: OpenedPlace): void {
    const before = this.#unsaved.find(({ materialId }) => materialId === place.materialId)
    this.#unsaved = [...this.#unsaved.filter((other) => other !== before), { ...before, ...place }]
  }

  /** Puts it first again, unless a newer place in the same material is waiting. */
  #keep(place: OpenedPlace): void {
    if (!this.#unsaved.some(({ materialId }) => materialId === place.materialId)) this.#unsaved.unshift(place)
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
