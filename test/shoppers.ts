import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, sql } from '#server/core/database/db.ts'
import { checkLedger } from '#server/points/index.ts'
import { until } from '#server/testing/until.ts'
import { enter, type Person, sendAs } from './portal-process.ts'

/** People who buy one course after the other, and retry with the same key until they get a response, like the web app. */
export class Shoppers {
  /** Every purchase that was acknowledged, as "email courseId". */
  readonly bought: string[] = []
  /** How often each status occurred; 0 means no response. */
  readonly statuses = new Map<number, number>()
  /** Refusals without a sentence, or without a time to try again. */
  readonly malformed: unknown[] = []
  private readonly url: string
  private readonly people: Person[] = []
  private readonly lastBought = new Map<Person, number>()
  private running = true
  private walks: Promise<void>[] = []

  constructor(url: string) {
    this.url = url
  }

  async start(name: string, count: number): Promise<void> {
    for (let number = 1; number <= count; number++)
      this.people.push(await enter(this.url, `${name}-${number}@example.com`, 'a long secret', 'register'))
    this.walks = this.people.map((person) => this.walk(person))
    await this.allBought(Date.now())
  }

  /** Waits until everybody has bought something after that time. Returns the seconds it took. */
  async allBought(since: number): Promise<number> {
    try {
      await until(() => this.people.every((person) => (this.lastBought.get(person) ?? 0) > since))
    } catch (error) {
      // Otherwise those who still shop would keep the process of a failed test from ending.
      await this.stop()
      throw error
    }
    return (Date.now() - since) / 1000
  }

  async stop(): Promise<void> {
    this.running = false
    await Promise.all(this.walks)
  }

  /** Checks that every acknowledged purchase is stored, and that the ledger is clean. */
  async nothingIsLost(databaseUrl: string): Promise<void> {
    const db = openDatabase(databaseUrl)
    const enrolments = await db.many<{ key: string }>(
      sql`select u.email || ' ' || e.course_id as key from enrolments e join users u on u.id = e.user_id`,
    )
    await db.close()
    const kept = new Set(enrolments.map(({ key }) => key))
    assert.deepEqual(
      this.bought.filter((key) => !kept.has(key)),
      [],
    )
    await ledgerIsClean(databaseUrl)
  }

  private async walk(person: Person): Promise<void> {
    for (let courseId = 1; this.running; courseId++) {
      await this.until200(person, `add-to-cart/${courseId}`)
      const began = Date.now()
      const receipt = await this.until200(person, 'buy')
      if (!receipt) return
      for (const id of receipt.boughtCourseIds as number[]) this.bought.push(`${person.email} ${id}`)
      this.lastBought.set(person, began)
      await sleep(50)
    }
  }

  private async until200(person: Person, what: string): Promise<Record<string, unknown> | null> {
    const key = { 'idempotency-key': crypto.randomUUID() }
    while (this.running) {
      const { status, body } = await this.send(person, what, key)
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
      if (status === 200) return body ?? {}
      if (status === 503 && !/^The portal .*\. Please try again .*\.$/.test(String(body?.Message))) this.malformed.push(body)
      await sleep(200)
    }
    return null
  }

  private send(person: Person, what: string, headers: Record<string, string>) {
    return sendAs(person, 'PUT', `${this.url}/api/shopping-cart/${what}`, {}, headers).catch(() => ({ status: 0, body: null }))
  }
}

export async function ledgerIsClean(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl)
  const breaches = (await checkLedger(db, new Date())).filter(({ breaches }) => breaches > 0)
  await db.close()
  assert.deepEqual(breaches, [])
}
