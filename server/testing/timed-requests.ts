import assert from 'node:assert/strict'
import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

export interface TimedRequests {
  url: string
  status: number
  bodies: unknown[]
}

/**
 * Sends one request after the other from a thread of its own and returns how long each took, in milliseconds.
 * In the thread of the server, the client would get its response only after work that the server does when the response has left.
 */
export async function timeRequests(requests: TimedRequests): Promise<number[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: requests })
  const [times] = (await once(worker, 'message')) as [number[]]
  return times
}

if (!isMainThread) parentPort?.postMessage(await send(workerData as TimedRequests))

async function send({ url, status, bodies }: TimedRequests): Promise<number[]> {
  const times: number[] = []
  for (const body of bodies) {
    const started = performance.now()
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    await response.arrayBuffer()
    times.push(performance.now() - started)
    assert.equal(response.status, status)
  }
  return times
}
