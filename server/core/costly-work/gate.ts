import { AsyncLocalStorage } from 'node:async_hooks'

/** Nobody waits for ever, even when a task inside never ends. */
const mostSeconds = 30

const clients = new AsyncLocalStorage<string>()
/** Who is waiting, when nothing else is said: the client whose request this is, or nobody in particular. */
export const presentClient = () => clients.getStore() ?? ''
/** Everything that `work` starts is done for this client. */
export const workFor = (client: string, work: () => void): void => clients.run(client, work)

interface Waiting {
  enter: () => void
  refuse: () => void
}

/**
 * Lets some tasks run at once and some wait. The rest are refused, and so are those that have waited too long. Clients take turns: one that
 * sends many waits behind itself, not others behind it. When all places to wait are taken, the client who has most of them loses the last.
 */
export class Gate {
  private running = 0
  /** By client. The one whose turn is next comes first. */
  private readonly queues = new Map<string, Set<Waiting>>()
  private waiting = 0
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

  async run<T>(task: () => Promise<T>, client = presentClient()): Promise<T> {
    if (this.running < this.atOnce) this.running++
    else if (this.hasRoom(client)) await this.wait(client)
    else throw this.refusal()
    try {
      return await task()
    } finally {
      this.letNextIn()
    }
  }

  get hasWaiting(): boolean {
    return this.waiting > 0
  }

  private hasRoom(client: string): boolean {
    if (this.waiting < this.mayWait) return true
    const own = this.queues.get(client)?.size ?? 0
    const longest = [...this.queues.values()].reduce((one, other) => (other.size > one.size ? other : one), new Set<Waiting>())
    if (longest.size <= own + 1) return false
    ;[...longest].at(-1)?.refuse()
    return true
  }

  private wait(client: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        this.forget(client, waiting)
      }
      const waiting: Waiting = {
        enter: () => {
          leave()
          resolve()
        },
        refuse: () => {
          leave()
          reject(this.refusal())
        },
      }
      const timer = setTimeout(waiting.refuse, this.patience * 1000)
      const queue = this.queues.get(client) ?? new Set()
      this.queues.set(client, queue.add(waiting))
      this.waiting++
    })
  }

  private forget(client: string, waiting: Waiting): void {
    const queue = this.queues.get(client)
    if (!queue?.delete(waiting)) return
    this.waiting--
    if (queue.size === 0) this.queues.delete(client)
  }

  /** Passes the place to the client whose turn it is; it becomes free only when nobody waits. */
  private letNextIn(): void {
    const [turn] = this.queues
    if (!turn) {
      this.running--
      return
    }
    const [client, queue] = turn
    this.queues.delete(client)
    this.queues.set(client, queue)
    const [next] = queue
    next?.enter()
  }
}
