/** Nobody waits for ever, even when a task inside never ends. */
const mostSeconds = 30

/** Lets some tasks run at once and some wait. The rest are refused, and so are those that have waited too long. */
export class Gate {
  private running = 0
  private readonly waiting = new Set<() => void>()
  private readonly atOnce: number
  private readonly mayWait: number
  private readonly refusal: () => Error
  private readonly patience: number

  constructor(atOnce: number, mayWait: number, refusal: () => Error, patience = mostSeconds) {
    this.atOnce = atOnce
    this.mayWait = mayWait
    this.refusal = refusal
    this.patience = patience
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running++
    else if (this.waiting.size < this.mayWait) await this.wait()
    else throw this.refusal()
    try {
      return await task()
    } finally {
      this.letNextIn()
    }
  }

  get hasWaiting(): boolean {
    return this.waiting.size > 0
  }

  private wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.waiting.delete(enter)
        reject(this.refusal())
      }, this.patience * 1000)
      this.waiting.add(enter)
    })
  }

  /** Passes the place to the next in line; it becomes free only when nobody waits. */
  private letNextIn(): void {
    const [next] = this.waiting
    if (!next) {
      this.running--
      return
    }
    this.waiting.delete(next)
    next()
  }
}
