import { formLimits } from '#contract/core/form-limits.ts'
import { limits } from '#contract/core/limits.ts'
import { placementLimits } from '#contract/placement/placement-limits.ts'
import { forgetAddresses, forgetChallenges, forgetLinks, forgetSessions, resealSecrets } from './accounts/index.ts'
import { openingSearches, SearchPool } from './automated-search/index.ts'
import { keepBackupCurrent } from './backup/index.ts'
import { keepSignatures } from './certificates/index.ts'
import { countAnswers, sendOverdueAttempts } from './checks/index.ts'
import { type App, type Parts, withDb } from './core/app.ts'
import { later } from './core/clock.ts'
import type { MailSettings } from './core/combined-settings.ts'
import { Unavailable } from './core/database/database-errors.ts'
import { takeTurn } from './core/database/locks.ts'
import { forgetResponses } from './core/database/once.ts'
import { keepWebAssets } from './core/http/web-assets.ts'
import { forgetOldThrottles } from './core/security/throttle.ts'
import { emptyEarlierSearch, renewBookmarks, renewQueuedSearch, renewSimilar } from './courses/index.ts'
import { sweepDrafts, sweepFiles } from './files/index.ts'
import { notifyAuthorsOfOverdue } from './final-tasks/index.ts'
import { returnExpiredGifts } from './gifts/index.ts'
import { findGoalPlans } from './goals/index.ts'
import { countLearners } from './insight/index.ts'
import { findMissingCourses, noticeLateRoutes } from './learning-routes/index.ts'
import { checkMailServer, forgetMails, sendMails } from './mail/index.ts'
import { forgetNotifications, mailNotifications, notifyLearners } from './notifications/index.ts'
import { deleteDueAccounts, prepareDownloads, removeOldDownloads } from './own-data/index.ts'
import { forgetGuests, renewDifficulties } from './placement/index.ts'

const second = 1000
const minute = 60 * second
const mailPause = 2 * second
const downloadPause = 5 * second
/** A tenth of the time, so that a large catalogue never keeps the database busy. */
const similarPause = 20 * second
const similarSeconds = 2
/** A timer may be a little early, and must not miss its turn for that. */
const almost = 0.9
/** For one statement over a large catalogue. */
const longestStatementSeconds = 15 * 60

/**
 * Repeats while the server runs. The servers of one portal take turns, so that one of them does what concerns all. Turns only save work:
 * the bookmarks, the similar courses and the search words, which two servers must not renew at once, take a lock besides, and the rest only deletes. Each server
 * sweeps its own disk, keeps its own web app, stores the signatures that only its keys can make, and sends mails, which it claims first.
 */
export function startJobs(app: App): void {
  const parts = withDb(app, app.db.within(longestStatementSeconds))
  // Before the first page goes out, because its parts may be requested from another server.
  app.addHook('onReady', () => keepWebAssets(parts))
  const inTurn = (name: string, pause: number, job: () => Promise<void>, tried = pause) =>
    repeat(app, name, tried, async () => {
      if (await takeTurn(parts.db, name, parts.clock.now(), (pause * almost) / 1000)) await job()
    })
  inTurn('renew bookmarks', minute, () => renewBookmarks(parts.db))
  inTurn('renew similar courses', similarPause, () => renewSimilar(app.db.within(minute / second), similarSeconds))
  inTurn('empty earlier search', 6 * 60 * minute, () => emptyEarlierSearch(parts))
  inTurn('sweep files', 60 * minute, () => sweepFiles(parts))
  inTurn('forget old rows', 60 * minute, () => forgetOldRows(parts))
  inTurn('reseal secrets', 60 * minute, () => resealSecrets(parts))
  inTurn('notify authors of overdue reviews', minute, () => notifyAuthorsOfOverdue(parts))
  inTurn('send overdue attempts', minute, () => sendOverdueAttempts(parts))
  inTurn('return gifts', minute, () => returnExpiredGifts(parts))
  inTurn('notice late routes', 10 * minute, () => noticeLateRoutes(parts))
  repeat(app, 'renew queued search', 5 * second, () => renewQueuedSearch(parts))
  repeat(app, 'notify learners', 5 * second, () => notifyLearners(parts))
  repeat(app, 'mail notifications', 5 * second, () => mailNotifications(parts))
  inTurn('count learners', minute, () => countLearners(parts))
  inTurn('count answers', minute, () => countAnswers(parts))
  inTurn('remove old downloads', 60 * minute, () => removeOldDownloads(parts))
  inTurn('delete accounts', minute, () => deleteAccounts(app, parts))
  repeat(app, 'prepare downloads', downloadPause, () => prepareDownloads(parts))
  repeat(app, 'sweep drafts', 60 * minute, () => sweepDrafts(parts))
  repeat(app, 'keep signatures', 60 * minute, () => keepSignatures(parts))
  repeat(app, 'keep web assets', 60 * minute, () => keepWebAssets(parts))
  inTurn('find plans of goals', minute, goalPlans(app, parts))
  // Tried every hour, so that a server that was started meanwhile does not wait for a whole day.
  inTurn('find missing courses', 24 * 60 * minute, missingCourses(app, parts), 60 * minute)
  inTurn('renew difficulties', 24 * 60 * minute, () => renewDifficulties(parts), 60 * minute)
  if (app.settings.mail) startMail(app, app.settings.mail)
  if (app.settings.backupDir) inTurn('keep BACKUP_DIR current', minute, () => keepBackupCurrent(parts))
}

function goalPlans(app: App, parts: Parts): () => Promise<void> {
  const onProblem = (error: unknown) => app.log.error(error, 'a search for the plan of a goal broke')
  const stop = new AbortController()
  app.addHook('preClose', async () => stop.abort())
  const openPool = () => new SearchPool(app.db.access, onProblem, openingSearches)
  return () => findGoalPlans(parts, { openPool, signal: stop.signal, onProblem })
}

function missingCourses(app: App, parts: Parts): () => Promise<void> {
  const onProblem = (error: unknown) => app.log.error(error, 'a search for missing courses broke')
  const stop = new AbortController()
  app.addHook('preClose', async () => stop.abort())
  return async () => {
    // No worker waits for the next day.
    const pool = new SearchPool(app.db.access, onProblem, openingSearches)
    await findMissingCourses(parts, { pool, signal: stop.signal, onProblem }).finally(() => pool.close())
  }
}

async function deleteAccounts(app: App, parts: Parts): Promise<void> {
  for (const userId of await deleteDueAccounts(parts)) app.log.info({ userId }, 'account deleted')
}

function startMail(app: App, mail: MailSettings): void {
  app.addHook('onListen', async () => void checkMailServer(mail, app.log))
  let sending = Promise.resolve()
  repeat(app, 'send mails', mailPause, () => {
    sending = sendMails(app, app.log, () => app.draining)
    return sending
  })
  // A mail that is being sent is marked before the end, or it would be sent again.
  app.addHook('onClose', () => sending.catch(() => {}))
}

/** Deletes rows that are too old to matter. Sessions are kept for a week after their end, so that a stolen token is still recognised. */
async function forgetOldRows(parts: Parts): Promise<void> {
  const { db, clock } = parts
  await forgetOldThrottles(parts)
  await forgetAddresses(db, later(clock.now(), { days: -formLimits.knownOriginDays }))
  await forgetChallenges(db, clock.now())
  await forgetSessions(db, later(clock.now(), { days: -7 }))
  await forgetLinks(db, clock.now())
  await forgetNotifications(db, later(clock.now(), { days: -limits.notifications.keptDays }))
  await forgetResponses(db, later(clock.now(), { days: -30 }))
  await forgetGuests(db, later(clock.now(), { days: -2 * placementLimits.countsDays }))
  await forgetMails(db, later(clock.now(), { days: -30 }))
}

/** Runs the job at the start, and again after each pause. */
function repeat(app: App, name: string, pause: number, job: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const run = async () => {
    await job().catch((error) => {
      if (stopped) return
      if (error instanceof Unavailable) app.log.warn(`job put off: ${name}`)
      else app.log.error(error, `job failed: ${name}`)
    })
    if (!stopped) timer = setTimeout(run, pause).unref()
  }
  app.addHook('onClose', async () => {
    stopped = true
    clearTimeout(timer)
  })
  app.addHook('onListen', async () => void run())
}
