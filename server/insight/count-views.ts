import type { App } from '#server/core/app.ts'
import { type CountedViews, saveViews } from './views.queries.ts'

const pause = 5_000
/** Of courses and viewers. Beyond it, views are not counted until the others are saved. */
const most = 10_000

/**
 * Counts in memory and saves the sums a few seconds later, so that a view waits for nothing. Each server and each worker has its own, and
 * the database adds them up. A stop saves what is left; a kill loses the last seconds.
 */
export class ViewCounter {
  private waiting = new Map<string, CountedViews>()
  private timer: NodeJS.Timeout | undefined
  private saving = Promise.resolve()
  private readonly app: App

  constructor(app: App) {
    this.app = app
    app.addHook('onClose', () => this.close())
  }

  count(courseId: number, viewerId: number | null): void {
    const day = this.app.clock.now().toISOString().slice(0, 10)
    this.add({ courseId, viewerId, day, views: 1 })
    this.saveLater()
  }

  private add(more: CountedViews): void {
    const key = `${more.courseId} ${more.viewerId} ${more.day}`
    const known = this.waiting.get(key)
    if (known) known.views += more.views
    else if (this.waiting.size < most) this.waiting.set(key, more)
  }

  private saveLater(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      this.saving = this.saving.then(() => this.save())
    }, pause).unref()
  }

  private async save(): Promise<void> {
    const saved = [...this.waiting.values()]
    if (saved.length === 0) return
    this.waiting = new Map()
    try {
      await saveViews(this.app.db, saved)
    } catch (error) {
      this.app.log.warn(error, 'views are saved later')
      for (const views of saved) this.add(views)
      this.saveLater()
    }
  }

  private async close(): Promise<void> {
    await this.saving
    await this.save()
    clearTimeout(this.timer)
  }
}
