// npm run test:s3: the storage, files and materials tests on a real S3 server that is started for them.
// With TEST_S3_URL (http://key:secret@host:port/bucket) they run on that bucket instead.
import { spawn } from 'node:child_process'
import { installSwift, startSwift } from './swift.ts'

const tests = ['server/core/storage/', 'server/files/', 'server/materials/']

try {
  process.exitCode = process.env.TEST_S3_URL ? await runTests(process.env.TEST_S3_URL) : await runTestsOnSwift()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function runTestsOnSwift(): Promise<number> {
  installSwift()
  const swift = await startSwift()
  try {
    return await runTests(swift.url)
  } finally {
    await swift.stop()
  }
}

/** A signal ends the tests, and with them this script. */
function runTests(url: string): Promise<number> {
  const child = spawn(process.execPath, ['scripts/test.ts', 'unit', ...tests], {
    env: { ...process.env, TEST_S3_URL: url },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
