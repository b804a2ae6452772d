import { Readable } from 'node:stream'
import type { Parts } from '#server/core/app.ts'
import { Gate } from '#server/core/costly-work/gate.ts'
import type { Db } from '#server/core/database/db.ts'
import { keepDraft, receiveDraft } from '#server/files/index.ts'

/** On a slow machine, or beside the build of the web app, the last files wait for minutes, and nobody else waits behind them. */
const patienceSeconds = 600
const gate = new Gate(8, 10_000, () => new Error('storing the files of the demo takes too long'), patienceSeconds)

/** Stores a file of the demo like an upload, with the same checks. Returns its id. */
export const keepDemoFile = (
  db: Db,
  parts: Parts,
  ownerId: number,
  file: { folder: 'videos' | 'books'; name: string; content: Uint8Array },
): Promise<string> =>
  gate.run(async () => {
    const draft = await receiveDraft(parts.settings.dataDir, Readable.from([file.content]), file.name)
    try {
      return await keepDraft({ ...parts, db }, ownerId, file.folder, draft, async (_parts, { id }) => id)
    } finally {
      await draft.discard()
    }
  })
