import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { CallError } from './call-error.ts'
import { fetchResponse, joinText } from './fetch-response.ts'

test('a response may take any time, as long as bytes arrive', async (t) => {
  const url = await serve(t, async (_, response) => {
    for (let piece = 0; piece < 10; piece++) {
      response.write(`${piece} `)
      await pause(100)
    }
    response.end()
  })
  const heard: number[] = []
  const { status, pieces } = await fetchResponse(url, { patience: 500, onProgress: (bytes) => heard.push(bytes) })
  assert.deepEqual([status, joinText(pieces), heard.at(-1)], [200, '0 1 2 3 4 5 6 7 8 9 ', 20])
})

test('a response that begins and then falls silent ends with a sentence', async (t) => {
  const url = await serve(t, (_, response) => void response.write('one moment'))
  await assert.rejects(fetchResponse(url, { patience: 100 }), (error) => {
    assert.ok(error instanceof CallError)
    assert.deepEqual([error.status, error.message], [0, 'Coursewise took too long to respond. Try again in a moment.'])
    return true
  })
})

test('a refusal, a lost connection and an abort can be distinguished', async (t) => {
  const refusing = await serve(t, (_, response) => response.writeHead(409).end(JSON.stringify({ Message: 'Taken.' })))
  await assert.rejects(fetchResponse(refusing), (error) => error instanceof CallError && error.message === 'Taken.')
  const cutting = await serve(t, (_, response) => {
    response.write('one')
    setTimeout(() => response.destroy(), 50)
  })
  await assert.rejects(fetchResponse(cutting), (error) => error instanceof CallError && /cannot be reached/.test(error.message))
  const silent = await serve(t, () => {})
  const abort = AbortSignal.abort(new Error('left'))
  await assert.rejects(fetchResponse(silent, { signal: abort }), { message: 'left' })
})

async function serve(t: TestContext, response: RequestListener) {
  const server = createServer(response)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
