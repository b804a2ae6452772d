import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Parts } from '../app.ts'
import { later } from '../clock.ts'
import { type Db, sql } from '../database/db.ts'
import { oneAfterAnother } from '../database/locks.ts'
import { listWebFiles, webFolder } from './web-folder.ts'

/** Longer than anybody leaves a page open. */
const keptDays = 30
/** Any number that is not used elsewhere in this database. */
const keepLock = 729_418_371

const safeName = /^[\w.-]+$/
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/**
 * Keeps the hashed files of this server's web app in the database. During an upgrade a page comes from one server and its parts from
 * another, and an open page asks for parts of the version before.
 */
export async function keepWebAssets({ db, clock }: Parts): Promise<void> {
  const names = listWebFiles('assets')
  const now = clock.now()
  await oneAfterAnother(db, keepLock, async (db) => {
    const known = await db.many<{ name: string }>(sql`select name from web_assets where name = any(${names}::text[])`)
    const missing = new Set(names).difference(new Set(known.map(({ name }) => name)))
    for (const name of missing) {
      const content = await readFile(join(webFolder, 'assets', name))
      await db.run(sql`insert into web_assets (name, content, used_at) values (${name}, ${content}, ${now})`)
    }
    await db.run(sql`
      update web_assets set used_at = ${now} where name = any(${names}::text[]) and used_at < ${later(now, { days: -1 })}`)
    await db.run(sql`delete from web_assets where used_at < ${later(now, { days: -keptDays })}`)
  })
}

/** A file of another version. */
export async function findWebAsset(db: Db, name: string): Promise<{ content: Buffer; type: string } | undefined> {
  if (!safeName.test(name)) return undefined
  const asset = await db.maybe<{ content: Buffer }>(sql`select content from web_assets where name = ${name}`)
  return asset && { ...asset, type: types[extname(name)] ?? 'application/octet-stream' }
}
