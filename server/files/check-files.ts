import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { createMeter } from '#server/core/storage/storage.ts'
import { type KeptFile, listFilesAfter, listKnownFiles, storageName } from './files.queries.ts'
import { fileIdFrom } from './sweep.ts'

const atOnce = 500

export interface FilesReport {
  checked: number
  /** A sentence for each problem. */
  problems: string[]
}

/** Reads every stored file, and checks that each row has its file with the same bytes, and each file older than a day its row. */
export async function checkFiles({ db, storage, clock }: Pick<Parts, 'db' | 'storage' | 'clock'>): Promise<FilesReport> {
  const report: FilesReport = { checked: 0, problems: [] }
  const yesterday = later(clock.now(), { days: -1 })
  for (let files = await listFilesAfter(db, '', atOnce); files.length > 0; ) {
    for (const file of files) {
      const name = storageName(file)
      const problem = await findProblem(storage, name, file)
      // A running portal may have removed it in the meantime.
      if (problem && (await listKnownFiles(db, [file.id])).length > 0) report.problems.push(`${name} ${problem}`)
      report.checked += 1
    }
    files = await listFilesAfter(db, files.at(-1)?.id ?? '', atOnce)
  }
  for await (const { name, modifiedAt } of storage.list()) {
    if (modifiedAt < yesterday && (await listKnownFiles(db, [fileIdFrom(name)])).length === 0)
      report.problems.push(`${name} is not known to the database`)
  }
  return report
}

async function findProblem(storage: Parts['storage'], name: string, { size, sha256 }: KeptFile): Promise<string | undefined> {
  const opened = await storage.open(name)
  if (!opened) return 'is missing'
  const meter = createMeter()
  for await (const _chunk of meter.pass(opened.content));
  const found = meter.read()
  if (found.size !== size) return `has ${found.size} bytes instead of ${size}`
  return found.sha256 === sha256 ? undefined : 'has other content than was stored'
}
