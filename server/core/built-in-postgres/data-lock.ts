import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { createServer, type Server } from 'node:net'

export class AlreadyRunning extends Error {
  constructor(dataDir: string) {
    super(`Coursewise is already running on the data folder ${dataDir}. Stop it first, or set another DATA_DIR.`)
  }
}

/**
 * One portal at a time on one folder. The lock is a socket name held in the kernel, so that it vanishes with the process,
 * however that ends, and never needs a clean-up.
 */
export async function lockDataDir(dataDir: string): Promise<Server> {
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex')
  const lock = createServer((socket) => socket.destroy())
  lock.unref()
  return new Promise((resolve, reject) => {
    lock.once('listening', () => resolve(lock))
    lock.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new AlreadyRunning(dataDir) : error)
    })
    lock.listen(`\0coursewise-${name}`)
  })
}
