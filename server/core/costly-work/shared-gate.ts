import cluster, { type Worker } from 'node:cluster'
import { call, handle, tell } from '../workers/calls.ts'
import { Gate, presentClient } from './gate.ts'

export type SharedGate = Pick<Gate, 'run'>

interface Wanted {
  gate: string
  atOnce: number
  mayWait: number
}

/**
 * A gate for work that takes a core or the database, which all workers of this server share. Those are the gates that must not grow with
 * the number of processes; a gate that protects the main thread of its own process is a plain `Gate`.
 */
export const sharedGate = (name: string, atOnce: number, mayWait: number, refusal: () => Error): SharedGate =>
  cluster.isWorker ? throughPrimary({ gate: name, atOnce, mayWait }, refusal) : new Gate(atOnce, mayWait, refusal)

interface Place {
  number: number
  since: number
}

/**
 * So long a worker keeps a place for the next of its own tasks, because asking the primary again can take longer than a short task. The
 * clients of other workers wait meanwhile.
 */
const keptMs = 10

/** The tasks of this worker wait here; only as many as could run at once ask the primary for a place. */
function throughPrimary(wanted: Wanted, refusal: () => Error): SharedGate {
  const own = new Gate(wanted.atOnce, wanted.mayWait, refusal)
  const kept: Place[] = []
  const enter = async (): Promise<Place> => {
    const number = await call<number | undefined>(undefined, 'enter', { ...wanted, client: presentClient() })
    if (number === undefined) throw refusal()
    return { number, since: performance.now() }
  }
  const leave = (place: Place) => {
    if (own.hasWaiting && performance.now() - place.since < keptMs) kept.push(place)
    else tell(undefined, 'leave', place.number)
  }
  return {
    run: (task) =>
      own.run(async () => {
        const place = kept.pop() ?? (await enter())
        try {
          return await task()
        } finally {
          leave(place)
        }
      }),
  }
}

/** In the primary: gives workers their places, and takes back those of a worker that ended. */
export function handOutPlaces(): void {
  const gates = new Map<string, Gate>()
  const taken = new Map<number, { worker: Worker; leave: () => void }>()
  let lastPlace = 0
  const leave = (place: number) => {
    taken.get(place)?.leave()
    taken.delete(place)
  }
  handle('enter', async ({ gate: name, atOnce, mayWait, client }: Wanted & { client: string }, worker: Worker) => {
    const gate = gates.get(name) ?? new Gate(atOnce, mayWait, () => new Error('full'))
    gates.set(name, gate)
    const entered = Promise.withResolvers<number | undefined>()
    const stay = () =>
      new Promise<void>((resolve) => {
        // It may have ended while it waited.
        if (worker.isDead()) return resolve()
        const place = ++lastPlace
        taken.set(place, { worker, leave: resolve })
        entered.resolve(place)
      })
    gate.run(stay, client).catch(() => entered.resolve(undefined))
    return entered.promise
  })
  handle('leave', leave)
  cluster.on('exit', (worker) => {
    for (const [place, holder] of taken) if (holder.worker === worker) leave(place)
  })
}
