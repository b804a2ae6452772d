const busy = 4
const keepFor = 50

interface Reading {
  value: Promise<unknown>
  requests: number
}

/**
 * Reads once for many simultaneous requests. Requests for the same key in one turn of the event loop share a read, because all of them came
 * before it began. When there are several in a turn, the value is kept for another 50 ms. `forget` ends both, and is called whenever this
 * server changes something.
 *
 * The maps are replaced, not cleared: a cleared map's old table still points to the new one, and once it is in the old generation, minor
 * garbage collections keep all later tables and the responses in them.
 */
export class SharedReads {
  private thisTurn = new Map<string, Reading>()
  private kept = new Map<string, unknown>()
  private changes = 0

  read<T>(key: string, load: () => Promise<T>): Promise<T> | T {
    if (this.kept.has(key)) return this.kept.get(key) as T
    const reading = this.thisTurn.get(key) ?? this.start(key, load)
    reading.requests++
    if (reading.requests === busy) void this.keep(key, reading.value)
    return reading.value as Promise<T>
  }

  forget(): void {
    this.changes++
    this.kept = new Map()
    this.endTurn()
  }

  private start(key: string, load: () => Promise<unknown>): Reading {
    if (this.thisTurn.size === 0) setImmediate(() => this.endTurn())
    const reading = { value: load(), requests: 0 }
    this.thisTurn.set(key, reading)
    return reading
  }

  private endTurn(): void {
    this.thisTurn = new Map()
  }

  private async keep(key: string, reading: Promise<unknown>): Promise<void> {
    const { changes } = this
    const value = await reading.catch(() => undefined)
    if (value === undefined || changes !== this.changes) return
    this.kept.set(key, value)
    setTimeout(() => this.kept.delete(key), keepFor).unref()
  }
}
