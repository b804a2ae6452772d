import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { createTestDatabase } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import { databaseClock } from './clock.ts'
import { openDatabase, sql } from './database/db.ts'

test("a step of the server's own clock changes nothing, and the database's clock is read again at once", async () => {
  const { url, drop } = await createTestDatabase()
  const db = openDatabase(url)
  let asked = 0
  const counting: typeof db = {
    ...db,
    one(statement) {
      asked++
      return db.one(statement)
    },
  }
  const clock = await databaseClock(counting)
  const own = Date.now
  // Seconds that the time may be off: far less than a step, far more than a busy machine needs for a statement.
  const isRight = async () => {
    const { now } = await db.one<{ now: Date }>(sql`select clock_timestamp() as now`)
    return Math.abs(clock.now().getTime() - now.getTime()) < 15_000
  }
  for (const step of [30_000, -30_000, 3_600_000]) {
    asked = 0
    const stepped = mock.method(Date, 'now', () => own() + step)
    assert.ok(await isRight(), `after a step by ${step} ms`)
    // The time is read again and again: a measurement that runs already when the clock is set does not count as asked.
    await until(async () => (await isRight()) && asked > 0)
    stepped.mock.restore()
    assert.ok(await isRight(), `after a step back by ${step} ms`)
  }
  await db.close()
  await drop()
})
