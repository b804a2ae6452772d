import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { Refused } from '../errors.ts'

export interface SideTask {
  module: string
  name: string
  input: unknown
}

export type SideReply =
  | { done: unknown }
  | { refused: Pick<Refused, 'status' | 'message' | 'fields' | 'code'> }
  | { failed: string }

// In a worker thread this lowers the priority of that thread only, so that pages do not wait for it.
setPriority(10)
parentPort?.on('message', async (task: SideTask) => parentPort?.postMessage(await replyTo(task)))

async function replyTo({ module, name, input }: SideTask): Promise<SideReply> {
  try {
    const works: Record<string, (input: unknown) => unknown> = await import(module)
    const work = works[name]
    if (!work) throw new Error(`${module} has no ${name}`)
    return { done: await work(input) }
  } catch (error) {
    if (error instanceof Refused) {
      const { status, message, fields, code } = error
      return { refused: { status, message, fields, code } }
    }
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
