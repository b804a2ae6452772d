import { limits } from '#contract/limits.ts'
import { forgetAddresses, forgetSessions } from './accounts/index.ts'
import type { App } from './core/app.ts'
import { later } from './core/clock.ts'
import { forgetAnswers } from './core/once.ts'
import { forgetOldThrottles } from './core/throttle.ts'
import { forgetSearchWords, renewBookmarks } from './courses/index.ts'
import { sweepFiles } from './files/index.ts'

const minute = 60 * 1000

/** What happens by itself while the server runs. Each job may run on several servers of one portal at once. */
export function startJobs(app: App): void {
  repeat(app, 'renew bookmarks', minute, () => renewBookmarks(app.db))
  repeat(app, 'forget search words', 6 * 60 * minute, () => forgetSearchWords(app))
  repeat(app, 'sweep files', 60 * minute, () => sweepFiles(app))
  repeat(app, 'forget old rows', 60 * minute, () => forgetOldRows(app))
}

/** What time has made useless. Sessions stay known for a week after their end, so that a stolen token is recognised even then. */
async function forgetOldRows({ db, clock }: App): Promise<void> {
  await forgetOldThrottles(db, clock)
  await forgetAddresses(db, later(clock.now(), { days: -limits.knownOriginDays }))
  await forgetSessions(db, later(clock.now(), { days: -7 }))
  await forgetAnswers(db, later(clock.now(), { days: -30 }))
}

/** Once at the start, then again that long after each end. */
function repeat(app: App, name: string, pause: number, job: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const run = async () => {
    await job().catch((error) => stopped || app.log.error(error, `job failed: ${name}`))
    if (!stopped) timer = setTimeout(run, pause).unref()
  }
  app.addHook('onClose', async () => {
    stopped = true
    clearTimeout(timer)
  })
  app.addHook('onListen', async () => void run())
}
