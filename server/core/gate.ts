/** Lets a number of tasks run at once and a number wait; the rest are turned away. */
export class Gate {
  private running = 0
  private readonly waiting: (() => void)[] = []
  private readonly atOnce: number
  private readonly mayWait: number
  private readonly refusal: () => Error

  constructor(atOnce: number, mayWait: number, refusal: () => Error) {
    this.atOnce = atOnce
    this.mayWait = mayWait
    this.refusal = refusal
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running++
    else if (this.waiting.length < this.mayWait) await new Promise<void>((resolve) => this.waiting.push(resolve))
    else throw this.refusal()
    try {
      return await task()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.running--
    }
  }
}
