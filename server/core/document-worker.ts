import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

export interface DocumentOrder {
  module: string
  name: string
  sheet: unknown
}

export type DocumentReply = { bytes: Uint8Array<ArrayBuffer> } | { failed: string }

// In a worker thread this lowers the priority of that thread alone: a page that is asked for meanwhile does not wait.
setPriority(10)
parentPort?.on('message', (order: DocumentOrder) => {
  draw(order).then(
    (bytes) => parentPort?.postMessage({ bytes } satisfies DocumentReply, [bytes.buffer]),
    (error: Error) => parentPort?.postMessage({ failed: error.stack ?? error.message } satisfies DocumentReply),
  )
})

async function draw({ module, name, sheet }: DocumentOrder): Promise<Uint8Array<ArrayBuffer>> {
  const drawers: Record<string, (sheet: unknown) => Promise<Buffer>> = await import(module)
  const drawer = drawers[name]
  if (!drawer) throw new Error(`${module} has no ${name}`)
  // A copy whose memory is its own, so that it can be handed over.
  return new Uint8Array(await drawer(sheet))
}
