import type { App } from './app.ts'
import { later } from './clock.ts'
import { sql } from './db.ts'
import { forgetOldThrottles } from './throttle.ts'

const every = 60 * 60 * 1000
/** Ended sessions stay known for a while, so that a stolen token that turns up late is still recognised. */
const keepSessionsDays = 7

/** What time has made useless is removed, once an hour. */
export function startSweeping(app: App): void {
  const timer = setInterval(() => {
    sweep(app).catch((error) => app.log.error(error, 'sweeping failed'))
  }, every)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

export async function sweep({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await forgetOldThrottles(db, clock)
  await db.run(sql`delete from sessions where expires_at < ${later(clock.now(), { days: -keepSessionsDays })}`)
}
