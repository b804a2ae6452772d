const busy = 4
const keepFor = 50

interface Kept {
  until: number
  value: unknown
}

/**
 * When many ask for the same at once, it is read once for all of them. Requests that arrive in the same turn of the event loop share
 * a reading that starts at its end. While a thing is asked for so often that a turn brings several requests, its last reading serves
 * for a twentieth of a second more; `forget` ends that at once, and is called whenever something was changed here.
 */
export class SharedReads {
  private readonly gathering = new Map<string, { reading: Promise<unknown>; requests: number }>()
  private readonly kept = new Map<string, Kept>()
  private changes = 0

  read<T>(key: string, load: () => Promise<T>): Promise<T> | T {
    const kept = this.kept.get(key)
    if (kept) {
      if (performance.now() < kept.until) return kept.value as T
      this.kept.delete(key)
    }
    const gathering = this.gathering.get(key)
    if (!gathering) return this.gather(key, load)
    gathering.requests++
    return gathering.reading as Promise<T>
  }

  forget(): void {
    this.changes++
    this.kept.clear()
  }

  private gather<T>(key: string, load: () => Promise<T>): Promise<T> {
    const turn = { reading: endOfTurn().then(() => this.load(key, load)), requests: 1 }
    this.gathering.set(key, turn)
    return turn.reading
  }

  private async load<T>(key: string, load: () => Promise<T>): Promise<T> {
    const requests = this.gathering.get(key)?.requests ?? 0
    this.gathering.delete(key)
    const { changes } = this
    const value = await load()
    if (requests >= busy && changes === this.changes) this.kept.set(key, { until: performance.now() + keepFor, value })
    return value
  }
}

const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve))
