const busy = 4
const keepFor = 50
/** So long before the end of a value that many ask for, the next one is read, so that nobody has to wait for it. */
const ahead = 15

interface Reading {
  value: Promise<unknown>
  requests: number
}

interface Kept {
  /** A promise while it is being read. */
  value: unknown
  load: () => Promise<unknown>
  /** The last turn in which somebody asked for it, and how many did. */
  turn: number
  requests: number
  isCrowded: boolean
  next?: Kept
}

/**
 * Reads once for many simultaneous requests. Requests for the same key in one turn of the event loop share a read, because all of them came
 * before it began. When there are several in a turn, those who ask while it is being read wait for it too, and the value is kept for another
 * 50 ms. If several ask in a later turn of that time, the next value is read before this one ends, and kept as well. `forget` ends all of
 * this, and is called whenever this server changes something.
 *
 * The maps are replaced, not cleared: a cleared map's old table still points to the new one, and once it is in the old generation, minor
 * garbage collections keep all later tables and the responses in them.
 */
export class SharedReads {
  private thisTurn = new Map<string, Reading>()
  private turn = 0
  private isTurnEnding = false
  private kept = new Map<string, Kept>()

  read<T>(key: string, load: () => Promise<T>): Promise<T> | T {
    const kept = this.kept.get(key)
    if (kept) return this.countRequest<T>(kept)
    this.noticeTurn()
    const reading = this.thisTurn.get(key) ?? this.start(key, load)
    reading.requests++
    if (reading.requests === busy) {
      const entry = this.toEntry(load, reading.value)
      this.kept.set(key, entry)
      void this.keep(key, entry)
    }
    return reading.value as Promise<T>
  }

  /** Returns a value that is kept and was read before. */
  readKept<T>(key: string): T | undefined {
    const kept = this.kept.get(key)
    return !kept || kept.value instanceof Promise ? undefined : (this.countRequest(kept) as T)
  }

  forget(): void {
    this.kept = new Map()
    this.thisTurn = new Map()
  }

  private start(key: string, load: () => Promise<unknown>): Reading {
    const reading = { value: load(), requests: 0 }
    this.thisTurn.set(key, reading)
    return reading
  }

  private countRequest<T>(kept: Kept): Promise<T> | T {
    this.noticeTurn()
    kept.requests = kept.turn === this.turn ? kept.requests + 1 : 1
    kept.turn = this.turn
    if (kept.requests === busy) kept.isCrowded = true
    return kept.value as Promise<T> | T
  }

  private noticeTurn(): void {
    if (this.isTurnEnding) return
    this.isTurnEnding = true
    setImmediate(() => {
      this.isTurnEnding = false
      this.turn++
      if (this.thisTurn.size > 0) this.thisTurn = new Map()
    })
  }

  /** The rest of this turn does not count: only who comes later needs the value for longer. */
  private toEntry(load: () => Promise<unknown>, value: Promise<unknown>): Kept {
    return { value, load, turn: this.turn, requests: busy, isCrowded: false }
  }

  /** `before` is the entry whose place this one takes as soon as it is read. */
  private async keep(key: string, entry: Kept, before?: Kept): Promise<void> {
    try {
      entry.value = await entry.value
    } catch {
      if (before) delete before.next
      if (this.kept.get(key) === entry) this.kept.delete(key)
      return
    }
    if (before && this.kept.get(key) === before) this.kept.set(key, entry)
    setTimeout(() => this.refresh(key, entry), keepFor - ahead).unref()
    setTimeout(() => this.drop(key, entry), keepFor).unref()
  }

  private refresh(key: string, entry: Kept): void {
    if (!entry.isCrowded || this.kept.get(key) !== entry) return
    entry.next = this.toEntry(entry.load, entry.load())
    void this.keep(key, entry.next, entry)
  }

  private drop(key: string, entry: Kept): void {
    if (this.kept.get(key) !== entry) return
    if (entry.next) this.kept.set(key, entry.next)
    else this.kept.delete(key)
  }
}
