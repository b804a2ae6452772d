import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SmallDisk {
  /** Fills the disk up to this many free bytes. */
  leave(bytes: number): void
  remove(): void
}

const size = 8 * 1024 * 1024

/** Mounts a small disk at this folder. Where mounting is not allowed, it limits the size of files instead. */
export function smallDiskAt(folder: string): SmallDisk {
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'ignore' })
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${size},mode=0711`, 'tmpfs', folder)
  } catch {
    const allow = (bytes: number | 'unlimited') => void run('prlimit', '--pid', String(process.pid), `--fsize=${bytes}:unlimited`)
    return { leave: allow, remove: () => allow('unlimited') }
  }
  const filler = join(folder, 'filler')
  return {
    leave(bytes) {
      rmSync(filler, { force: true })
      const [, used = 0] = /^\s*(\d+)/m.exec(String(execFileSync('du', ['-s', '-B1', folder]))) ?? []
      writeFileSync(filler, Buffer.alloc(Math.max(0, size - Number(used) - bytes)))
    },
    remove: () => void run('umount', folder),
  }
}
