import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { later } from '#server/core/clock.ts'
import { findBackup, nameFor, placesIn } from './backup-folder.ts'
import { writeManifest } from './manifest.ts'
import { removeOldBackups } from './remove-old-backups.ts'

const folder = mkdtempSync(join(tmpdir(), 'coursewise-old-backups-'))
after(() => rmSync(folder, { recursive: true }))
const { backups, segments, files } = placesIn(folder)
const now = new Date('2026-11-16T10:00:00Z')
const daysAgo = (days: number) => later(now, { days: -days })
const segment = (number: number, timeline = '00000001') => `${timeline}000000000000000${number}`

async function backUp(begun: Date, first: number, names: string[], into = folder, timeline = '00000001'): Promise<void> {
  const place = join(placesIn(into).backups, nameFor(begun))
  mkdirSync(place, { recursive: true })
  await writeManifest(place, {
    format: 1,
    version: '1.0.0',
    system: '1',
    migrations: [],
    begun: begun.toISOString(),
    ended: begun.toISOString(),
    segments: { first: segment(first, timeline), last: segment(first, timeline) },
    folders: [],
    content: {},
    files: Object.fromEntries(names.map((name) => [name, { size: 0, sha256: '' }])),
  })
}

function copyFile(name: string, copiedAt: Date): void {
  mkdirSync(join(files, 'books'), { recursive: true })
  writeFileSync(join(files, name), '')
  utimesSync(join(files, name), copiedAt, copiedAt)
}

test('a restore to any time of the last days stays possible, and nothing else is kept', async () => {
  await backUp(daysAgo(20), 1, ['books/old.pdf', 'books/kept.pdf'])
  await backUp(daysAgo(9), 3, ['books/kept.pdf'])
  await backUp(daysAgo(2), 5, ['books/kept.pdf', 'books/new.pdf'])
  mkdirSync(join(backups, `${nameFor(daysAgo(3))}.unfinished`))
  mkdirSync(join(backups, `${nameFor(later(now, { minutes: -5 }))}.unfinished`))
  mkdirSync(segments)
  writeFileSync(join(segments, '00000002.history.gz'), gzipSync('1\t0/9000000\tno recovery target specified\n'))
  const others = [`${segment(2)}.00000028.backup.gz`, `${segment(4)}.00000028.backup.gz`]
  for (const name of [...[1, 2, 3, 4, 5].map((number) => `${segment(number)}.gz`), ...others])
    writeFileSync(join(segments, name), '')
  copyFile('books/old.pdf', daysAgo(20))
  copyFile('books/kept.pdf', daysAgo(20))
  copyFile('books/between.pdf', daysAgo(5))
  copyFile('books/new.pdf', daysAgo(3))

  assert.equal(await removeOldBackups(folder, now, 7), 1)
  // The backup of nine days ago is where a restore to seven days ago begins.
  assert.deepEqual(
    readdirSync(backups).sort(),
    [nameFor(daysAgo(9)), nameFor(daysAgo(2)), `${nameFor(later(now, { minutes: -5 }))}.unfinished`].sort(),
  )
  assert.deepEqual(
    readdirSync(segments).sort(),
    [
      '00000002.history.gz',
      `${segment(3)}.gz`,
      `${segment(4)}.00000028.backup.gz`,
      `${segment(4)}.gz`,
      `${segment(5)}.gz`,
    ].sort(),
  )
  assert.deepEqual(readdirSync(join(files, 'books')).sort(), ['between.pdf', 'kept.pdf', 'new.pdf'])
  assert.equal(await removeOldBackups(folder, now, 7), 0)
})

test('the only backup is kept, no matter how old it is', async () => {
  assert.equal(await removeOldBackups(folder, later(now, { days: 300 }), 7), 1)
  assert.deepEqual(readdirSync(backups), [nameFor(daysAgo(2))])
  assert.deepEqual(readdirSync(join(files, 'books')).sort(), ['kept.pdf', 'new.pdf'])
})

test('a backup that a restore to an earlier time left behind is not restored, and those before it are kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'coursewise-left-behind-'))
  const { backups, segments } = placesIn(folder)
  mkdirSync(segments, { recursive: true })
  const begun = [daysAgo(12), daysAgo(11), daysAgo(10), daysAgo(9), daysAgo(8)] as const
  await backUp(begun[0], 1, [], folder)
  await backUp(begun[1], 2, [], folder)
  await backUp(begun[2], 4, [], folder)
  await backUp(begun[3], 5, [], folder)
  // In the middle of segment 4, where the third backup ended.
  writeFileSync(join(segments, '00000002.history.gz'), gzipSync('1\t0/4000028\tbefore 2026-11-06 10:00:00+00\n'))
  assert.equal((await findBackup(folder, undefined)).place, join(backups, nameFor(begun[1])))
  assert.equal((await findBackup(folder, daysAgo(8))).place, join(backups, nameFor(begun[1])))
  await assert.rejects(
    findBackup(join(backups, nameFor(begun[3])), undefined),
    /^Error: The portal was restored to a time before/,
  )
  assert.equal(await removeOldBackups(folder, now, 7), 1)
  assert.deepEqual(readdirSync(backups).sort(), begun.slice(1, 4).map(nameFor).sort())

  // The next backup is on the new timeline.
  await backUp(begun[4], 6, [], folder, '00000002')
  assert.equal((await findBackup(folder, undefined)).place, join(backups, nameFor(begun[4])))
  assert.equal(await removeOldBackups(folder, now, 7), 3)

  // A restore of everything leaves nothing behind.
  writeFileSync(join(segments, '00000003.history.gz'), gzipSync('1\t0/4000028\tx\n2\t0/7000000\tno recovery target specified\n'))
  assert.equal((await findBackup(folder, undefined)).place, join(backups, nameFor(begun[4])))
  rmSync(folder, { recursive: true })
})
