/** Keeps bytes that are costly to make and never change, up to a total size; the least recently used go first. */
export class KeptBytes {
  private readonly mostBytes: number
  /** Ordered by last use. */
  private readonly made = new Map<string, Promise<Buffer>>()
  private readonly sizes = new Map<string, number>()
  private bytes = 0

  constructor(mostBytes: number) {
    this.mostBytes = mostBytes
  }

  /** Simultaneous calls with the same key make it once. A failure is not kept. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = this.made.get(key) ?? this.keep(key, make())
    this.made.delete(key)
    this.made.set(key, bytes)
    return bytes
  }

  private keep(key: string, making: Promise<Buffer>): Promise<Buffer> {
    making.then(
      ({ length }) => this.count(key, length),
      () => this.made.delete(key),
    )
    return making
  }

  private count(key: string, length: number): void {
    this.sizes.set(key, length)
    this.bytes += length
    for (const oldest of this.made.keys()) {
      if (this.bytes <= this.mostBytes) return
      const size = this.sizes.get(oldest)
      // Without a size it is still being made.
      if (size === undefined) continue
      this.made.delete(oldest)
      this.sizes.delete(oldest)
      this.bytes -= size
    }
  }
}
