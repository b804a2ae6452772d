import { spawn } from 'node:child_process'
import { readSettings } from '#server/core/settings.ts'
import { bucketSettings, emptyStorage, openTestStorage } from '#server/testing/test-storage.ts'
import { installSwift, startSwift } from '../swift.ts'

const chosen = process.argv.slice(2)
const tests = ['server/core/storage/', 'server/files/', 'server/materials/']

try {
  process.exitCode = process.env.TEST_S3_URL ? await runTests() : await runTestsOnSwift()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function runTestsOnSwift(): Promise<number> {
  installSwift()
  const swift = await startSwift()
  try {
    process.env.TEST_S3_URL = swift.url
    return await runTests()
  } finally {
    await swift.stop()
  }
}

async function runTests(): Promise<number> {
  if (chosen.length > 0) return run(['unit', ...chosen])
  return (await run(['unit', ...tests])) || (await run(['unit', '--long', ...tests])) || (await runScreens())
}

async function runScreens(): Promise<number> {
  const bucket = bucketSettings()
  const env = { ...bucket, FILES_DIRECT_URL: bucket?.S3_ENDPOINT }
  try {
    return await run(['e2e', 'learning'], env)
  } finally {
    await emptyStorage(await openTestStorage(readSettings(env)))
  }
}

/** A signal ends the tests, and with them this script. */
function run(args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(process.execPath, ['scripts/test.ts', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const stop = (signal: NodeJS.Signals) => void child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
