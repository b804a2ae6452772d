import { resolve } from 'node:path'
import { makeBackup, removeOldBackups } from '#server/backup/index.ts'
import { isInside } from '#server/core/combined-settings.ts'
import { readSettings } from '#server/core/settings.ts'
import { openStorage, reachBuiltInDatabase } from '#server/portal.ts'
import { usage } from './commands.ts'

const settings = readSettings(process.env)
const { dataDir, backupDir, backupDays, s3 } = settings
if (settings.databaseUrl)
  throw new Error('DATABASE_URL is set: back up that PostgreSQL with its own tools. docs/operations.md says how.')
const folder = process.argv[2] ? resolve(process.argv[2]) : backupDir
if (!folder) throw new Error(`${usage('backup')}. Without FOLDER, set BACKUP_DIR.`)
if (isInside(dataDir, folder)) throw new Error(`Choose a folder outside of the data folder ${dataDir}, best on another disk.`)

const { url, release } = await reachBuiltInDatabase(settings)
const storage = s3 ? undefined : await openStorage(settings)
const { place, manifest } = await makeBackup({ dataDir, url, storage }, folder).finally(release)
const removed = folder === backupDir ? await removeOldBackups(folder, new Date(), backupDays) : 0

const sums = [...Object.values(manifest.content), ...Object.values(manifest.files)]
const megabytes = Math.ceil(sums.reduce((sum, { size }) => sum + size, 0) / 1024 ** 2)
console.log(`ok   ${place}: the database and ${Object.keys(manifest.files).length} files, ${megabytes} MB`)
if (s3) console.log(`     the uploaded files are in the bucket ${s3.bucket}: keep its versions`)
if (removed > 0) console.log(`     removed ${removed} older backups`)
process.exit(0)
