/**
 * When many ask for the same at once, it is read once for all of them. Whoever asks while a reading is under way waits for the
 * next one, so that nobody ever gets an answer older than their question.
 */
export class SharedReads {
  private readonly running = new Map<string, Promise<unknown>>()
  private readonly waiting = new Map<string, Promise<unknown>>()

  read<T>(key: string, load: () => Promise<T>): Promise<T> {
    const running = this.running.get(key)
    if (!running) return this.start(key, load)
    const waiting = this.waiting.get(key) ?? this.startAfter(running, key, load)
    return waiting as Promise<T>
  }

  private start<T>(key: string, load: () => Promise<T>): Promise<T> {
    const reading = load().finally(() => {
      if (this.running.get(key) === reading) this.running.delete(key)
    })
    this.running.set(key, reading)
    return reading
  }

  private startAfter<T>(running: Promise<unknown>, key: string, load: () => Promise<T>): Promise<T> {
    const ended = running.then(
      () => undefined,
      () => undefined,
    )
    const waiting = ended.then(() => {
      this.waiting.delete(key)
      return this.start(key, load)
    })
    this.waiting.set(key, waiting)
    return waiting
  }
}
