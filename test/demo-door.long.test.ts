import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { createTestDatabase } from '#server/testing/test-app.ts'
import { startPortal } from './portal-process.ts'

/** Prints every file of the project that a process loads. */
const printLoaded = `
  import { registerHooks } from 'node:module'
  const root = ${JSON.stringify(pathToFileURL('./').href)}
  registerHooks({
    load(url, context, nextLoad) {
      if (url.startsWith(root)) console.log('loaded ' + url.slice(root.length))
      return nextLoad(url, context)
    },
  })`

test('a portal that is not a demo loads no code of the demo', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'coursewise-no-demo-'))
  const { url, drop } = await createTestDatabase()
  const portal = await startPortal(dataDir, {
    DATABASE_URL: url,
    DEMO: '0',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(printLoaded)}`,
  })
  portal.child.kill('SIGTERM')
  await portal.exited
  await drop()
  rmSync(dataDir, { recursive: true, force: true })
  const loaded = [...portal.output().matchAll(/^loaded (.*)$/gm)].map(([, file = '']) => file)
  assert.ok(loaded.includes('server/main.ts') && loaded.length > 100, `${loaded.length} files`)
  assert.deepEqual(
    loaded.filter((file) => file.startsWith('demo/')),
    [],
  )
})
