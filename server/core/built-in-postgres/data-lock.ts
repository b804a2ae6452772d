import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export class AlreadyRunning extends Error {
  constructor(dataDir: string) {
    super(`Coursewise is already running on the data folder ${dataDir}. Stop it first, or set another DATA_DIR.`)
  }
}

/**
 * Allows one portal at a time on a folder. On Linux the lock is a socket name in the kernel, which vanishes with the process, however that
 * ends. Elsewhere it is a socket file; a killed process leaves it behind, but nobody listens there any more.
 */
export async function lockDataDir(dataDir: string, inKernel = process.platform === 'linux'): Promise<Server> {
  const hash = createHash('sha256').update(realpathSync(dataDir)).digest('hex')
  // The path must fit into the hundred characters of a socket's address.
  const address = inKernel ? `\0coursewise-${hash}` : join(tmpdir(), `coursewise-${hash.slice(0, 16)}`)
  const lock = createServer((socket) => socket.destroy()).unref()
  try {
    return await listen(lock, address)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    if (inKernel || (await isHeld(address))) throw new AlreadyRunning(dataDir)
    rmSync(address)
    return listen(lock, address)
  }
}

async function listen(lock: Server, address: string): Promise<Server> {
  lock.listen(address)
  await once(lock, 'listening')
  return lock
}

const isHeld = (address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(address)
      .once('connect', () => {
        resolve(true)
        socket.destroy()
      })
      .on('error', () => resolve(false))
  })
