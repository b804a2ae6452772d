import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The kernel allows 107 characters for a socket's path, and PostgreSQL adds a file name. */
const longest = 85

/** A folder that only this user may enter: in the data folder, or in the temporary one where that path is too long. */
export function socketFolder(dataDir: string): string {
  const inside = join(dataDir, 'socket')
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const folder = inside.length <= longest ? inside : join(tmpdir(), `coursewise-${name}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid, mode } = lstatSync(folder)
  const mine = process.getuid?.()
  if (mine !== 0 && uid !== mine)
    throw new Error(`The folder ${folder} belongs to someone else. Remove it, or set a DATA_DIR with a shorter path.`)
  if ((mode & 0o077) !== 0) throw new Error(`The folder ${folder} is open to other users. Close it with: chmod 700 ${folder}`)
  return folder
}
