import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { syncFolder } from '#server/core/storage/folder-storage.ts'
import { beginCopy, describeDatabase, endCopy } from './backup.queries.ts'
import type { Manifest } from './manifest.ts'
import { copyFile, readSum, type Sums } from './sums.ts'

/** PostgreSQL's manual says that a copy needs these folders, but not what is in them. */
const emptied = ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans']
const leftOut = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label\.old|tablespace_map\.old)$/
const control = 'global/pg_control'

type Copied = Pick<Manifest, 'system' | 'migrations' | 'ended' | 'segments' | 'folders'> & { sums: Sums }

/**
 * Copies a running database with PostgreSQL's low-level interface. The files change meanwhile; the write-ahead segments from beginning to
 * end, which are copied too, make them consistent.
 */
export async function copyDatabase(url: string, cluster: string, target: string): Promise<Copied> {
  // PostgreSQL gives up the copy when this session ends, so it needs its own connection.
  const session = new pg.Client({ connectionString: url })
  // A broken connection fails the next statement.
  session.on('error', () => {})
  await session.connect()
  try {
    const { system, migrations } = await describeDatabase(session)
    const first = await beginCopy(session)
    const { folders, sums } = await copyTree(cluster, target)
    const { ended, segment: last, label, tablespaces } = await endCopy(session)
    if (tablespaces) throw new Error('The database has tablespaces, which a backup does not cover.')
    await writeFile(join(target, 'backup_label'), label, { mode: 0o600, flush: true })
    sums.backup_label = await readSum(join(target, 'backup_label'))
    for (const name of await readdir(join(cluster, 'pg_wal'))) {
      const isNeeded = /^[0-9A-F]{24}$/.test(name) ? name >= first && name <= last : name.endsWith('.history')
      if (isNeeded) sums[`pg_wal/${name}`] = await copyFile(join(cluster, 'pg_wal', name), join(target, 'pg_wal', name))
    }
    for (const folder of ['', ...folders]) await syncFolder(join(target, folder))
    return { system, migrations, ended: ended.toISOString(), segments: { first, last }, folders, sums }
  } finally {
    await session.end()
  }
}

async function copyTree(cluster: string, target: string): Promise<{ folders: string[]; sums: Sums }> {
  const folders: string[] = []
  const sums: Sums = {}
  await mkdir(target, { mode: 0o700 })
  for await (const { path, isFolder } of walk(cluster)) {
    if (isFolder) {
      folders.push(path)
      await mkdir(join(target, path), { mode: 0o700 })
    } else if (path !== control) {
      const sum = await copyFile(join(cluster, path), join(target, path)).catch(ignoreMissing)
      if (sum) sums[path] = sum
    }
  }
  await writeFile(join(target, control), await readControl(join(cluster, control)), { mode: 0o600, flush: true })
  sums[control] = await readSum(join(target, control))
  return { folders, sums }
}

/** A folder comes before its content. */
async function* walk(root: string, folder = ''): AsyncGenerator<{ path: string; isFolder: boolean }> {
  const entries = (await readdir(join(root, folder), { withFileTypes: true }).catch(ignoreMissing)) ?? []
  for (const entry of entries) {
    if (leftOut.test(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      yield { path, isFolder: true }
      if (!emptied.includes(path)) yield* walk(root, path)
    } else if (entry.isFile()) yield { path, isFolder: false }
  }
}

/** Tables may be dropped during the copy. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** PostgreSQL may be writing it, and has no other copy: two equal reads in a row are not torn. */
async function readControl(path: string): Promise<Buffer> {
  for (let before = await readFile(path); ; ) {
    const now = await readFile(path)
    if (now.equals(before)) return now
    before = now
  }
}
