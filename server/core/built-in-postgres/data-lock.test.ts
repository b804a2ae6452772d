import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { AlreadyRunning, lockDataDir } from './data-lock.ts'

for (const [where, inKernel] of [
  ['in the kernel', true],
  ['in a file', false],
] as const) {
  test(`a lock ${where} is held by one portal at a time, and a killed one leaves none behind`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'coursewise-lock-'))
    after(() => rmdirSync(folder))
    const script = `
      const { lockDataDir } = await import(${JSON.stringify(import.meta.resolve('./data-lock.ts'))})
      const lock = await lockDataDir(${JSON.stringify(folder)}, ${inKernel})
      lock.ref()
      console.log('held')`
    const other = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(other.stdout, 'data')
    await assert.rejects(lockDataDir(folder, inKernel), AlreadyRunning)
    other.kill('SIGKILL')
    await once(other, 'exit')
    const lock = await lockDataDir(folder, inKernel)
    await assert.rejects(lockDataDir(folder, inKernel), AlreadyRunning)
    lock.close()
  })
}
