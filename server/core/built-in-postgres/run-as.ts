import { spawnSync } from 'node:child_process'
import { chownSync, lchownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const nobody = 65534

/** How to start PostgreSQL, which refuses to run as root: words to put in front of its command, and who owns its files. */
export interface RunAs {
  prefix: string[]
  owner: number | undefined
}

const asMyself: RunAs = { prefix: [], owner: undefined }
/** In a user namespace it appears to run as nobody while its files belong to root, so it works in folders that only root may enter. */
const inNamespace: RunAs = { prefix: ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'], owner: 0 }
const asNobody: RunAs = {
  prefix: ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--'],
  owner: nobody,
}

export function chooseRunAs(binary: string, dataDir: string): RunAs {
  if (process.getuid?.() !== 0) return asMyself
  if (works(inNamespace, ['true'])) return inNamespace
  if (works(asNobody, ['test', '-x', binary, '-a', '-x', dataDir])) return asNobody
  throw new Error(
    'PostgreSQL does not run as root, and here it can neither use a user namespace nor reach its folders as another user. ' +
      'Start Coursewise as an ordinary user, or set DATABASE_URL.',
  )
}

/** Changes the owner of data that was created another way, for example before user namespaces were allowed. */
export function own(folder: string, runAs: RunAs): void {
  const { owner } = runAs
  if (owner === undefined || lstatSync(folder).uid === owner) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), owner, owner)
  }
  chownSync(folder, owner, owner)
}

function works(runAs: RunAs, command: string[]): boolean {
  const [program = '', ...words] = runAs.prefix
  return spawnSync(program, [...words, ...command], { stdio: 'ignore' }).status === 0
}
