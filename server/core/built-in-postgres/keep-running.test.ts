import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { until } from '#server/testing/until.ts'
import { keepRunning } from './keep-running.ts'

const startProcess = () => spawn('sleep', ['60'], { stdio: 'ignore' })

test('a server that ends again while it is started again is started once more', async () => {
  const first = startProcess()
  let starts = 0
  let lost = false
  const second = startProcess()
  const start = async () => {
    starts += 1
    if (starts === 1) throw new Error('it ended before it was noticed that it serves')
    return second
  }
  const kept = keepRunning(first, start, () => '', undefined)
  kept.onLost(() => {
    lost = true
  })
  first.kill('SIGKILL')
  await until(() => starts === 2)
  await kept.stop()
  assert.equal(lost, false)
  assert.notEqual(second.signalCode ?? second.exitCode, null)
})

test('a server that cannot be started again counts as lost after three tries', async () => {
  const first = startProcess()
  let starts = 0
  const kept = keepRunning(
    first,
    async () => {
      starts += 1
      throw new Error('the disk is full')
    },
    () => '',
    undefined,
  )
  const lost = new Promise<void>((resolve) => kept.onLost(resolve))
  first.kill('SIGKILL')
  await Promise.all([lost, once(first, 'exit')])
  assert.equal(starts, 3)
  await kept.stop()
})
