import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { nameFor, placesIn } from './backup-folder.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { readSum } from './sums.ts'

const root = mkdtempSync(join(tmpdir(), 'coursewise-manifest-'))
after(() => rmSync(root, { recursive: true }))
let count = 0

/** A folder with one backup that is whole, but holds no real database. */
async function makeFolder(changes: Partial<Manifest> = {}): Promise<{ folder: string; place: string }> {
  const folder = join(root, `backup-${count++}`)
  const { backups, files } = placesIn(folder)
  const place = join(backups, nameFor(new Date('2026-11-16T10:15:00Z')))
  mkdirSync(join(place, 'postgres'), { recursive: true })
  mkdirSync(join(files, 'books'), { recursive: true })
  writeFileSync(join(place, 'postgres', 'PG_VERSION'), '18\n')
  writeFileSync(join(files, 'books', 'one.pdf'), 'a book')
  await writeManifest(place, {
    format: 1,
    version: '9.8.7',
    system: '1',
    migrations: [],
    begun: '2026-11-16T10:15:00.000Z',
    ended: '2026-11-16T10:16:00.000Z',
    segments: { first: '000000010000000000000002', last: '000000010000000000000003' },
    folders: [],
    content: { 'postgres/PG_VERSION': await readSum(join(place, 'postgres', 'PG_VERSION')) },
    files: { 'books/one.pdf': await readSum(join(files, 'books', 'one.pdf')) },
    ...changes,
  })
  return { folder, place }
}

/** Restoring is refused with this sentence, and leaves nothing behind. */
async function assertRefused(folder: string, sentence: RegExp, to?: Date): Promise<void> {
  const dataDir = join(root, `data-${count++}`)
  await assert.rejects(restoreBackup(folder, dataDir, to), sentence)
  assert.ok(!existsSync(dataDir))
}

function flipByte(path: string, at: number): void {
  const content = readFileSync(path)
  content[at] = (content[at] ?? 0) ^ 1
  writeFileSync(path, content)
}

test('a backup with one flipped bit is refused, and the sentence names the file', async () => {
  const database = await makeFolder()
  flipByte(join(database.place, 'postgres', 'PG_VERSION'), 0)
  await assertRefused(database.folder, /^Error: The backup is damaged: .*postgres\/PG_VERSION has other content/)
  const file = await makeFolder()
  flipByte(join(file.folder, 'files', 'books', 'one.pdf'), 3)
  await assertRefused(file.folder, /^Error: The backup is damaged: .*books\/one\.pdf has other content/)
  const manifest = await makeFolder()
  flipByte(join(manifest.place, 'manifest.json'), 40)
  await assertRefused(manifest.folder, /^Error: The backup is damaged: .*manifest\.json has other content/)
})

test('a backup without one of its files, or without its manifest, is refused', async () => {
  const database = await makeFolder()
  rmSync(join(database.place, 'postgres', 'PG_VERSION'))
  await assertRefused(database.folder, /^Error: The backup is incomplete: .*postgres\/PG_VERSION is missing\.$/)
  const file = await makeFolder()
  rmSync(join(file.folder, 'files', 'books', 'one.pdf'))
  await assertRefused(file.folder, /^Error: The backup is incomplete: .*books\/one\.pdf is missing\.$/)
  const manifest = await makeFolder()
  rmSync(join(manifest.place, 'manifest.json'))
  await assertRefused(manifest.folder, /is not a whole backup: it has no manifest\.json\.$/)
})

test('a backup of a newer version is refused', async () => {
  const migrated = await makeFolder({ migrations: ['9999-from-the-future.sql'] })
  await assertRefused(migrated.folder, /was made by a newer version of Coursewise \(9\.8\.7\)\. Restore it with that version/)
  const described = await makeFolder({ format: 2 as 1 })
  await assertRefused(described.folder, /was made by a newer version of Coursewise \(9\.8\.7\)/)
})

test('a manifest that leads out of its folder is refused', async () => {
  const { folder } = await makeFolder({ content: { '../../secret': { size: 1, sha256: '' } } })
  await assertRefused(folder, /^Error: /)
})

test('a backup that was cut off is never taken for a whole one', async () => {
  const folder = join(root, 'cut-off')
  mkdirSync(join(folder, 'base', `${nameFor(new Date())}.unfinished`, 'postgres'), { recursive: true })
  await assertRefused(folder, /cut-off holds no finished backup\.$/)
  await assertRefused(join(root, 'nothing'), /nothing holds no finished backup\.$/)
})

test('a time is refused without write-ahead segments, and before the oldest backup', async () => {
  const { folder } = await makeFolder()
  await assertRefused(folder, /holds no write-ahead segments, so a time cannot be chosen/, new Date('2026-11-16T11:00:00Z'))
  mkdirSync(join(folder, 'wal'))
  await assertRefused(folder, /The oldest backup is of 2026-11-16T10:15:00\.000Z/, new Date('2026-11-16T10:15:30Z'))
})

test('a gap in the write-ahead segments is refused, because recovery would take it for the end', async () => {
  const { folder } = await makeFolder()
  mkdirSync(join(folder, 'wal'))
  for (const segment of ['000000010000000000000004', '000000010000000000000006'])
    writeFileSync(join(folder, 'wal', `${segment}.gz`), '')
  await assertRefused(folder, /has a gap: the segment 0000000000000005 is missing/)
})

test('a folder that is not empty is refused and stays as it is', async () => {
  const { folder } = await makeFolder()
  const dataDir = join(root, 'in-use')
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'notes.txt'), 'mine')
  await assert.rejects(restoreBackup(folder, dataDir, undefined), /in-use is not empty\. Restore into a folder that is empty/)
  assert.deepEqual(readdirSync(dataDir), ['notes.txt'])
})
