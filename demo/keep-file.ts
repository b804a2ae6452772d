import { Readable } from 'node:stream'
import type { Parts } from '#server/core/app.ts'
import { Gate } from '#server/core/costly-work/gate.ts'
import type { Db } from '#server/core/database/db.ts'
import { keepDraft, receiveDraft } from '#server/files/index.ts'

const gate = new Gate(8, 1000, () => new Error('the demo has more files than expected'))

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
