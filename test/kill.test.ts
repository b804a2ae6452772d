import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, sql } from '#server/core/db.ts'
import { urlIn } from '#server/core/postgres/embedded.ts'
import { post, processesOn, startPortal } from './portal-process.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'coursewise-kill-'))
after(() => rmSync(dataDir, { recursive: true, force: true }))
const kills = 20

test('the server is killed 20 times during registrations: every acknowledged one is there, nothing is half there', async () => {
  const acknowledged: string[] = []
  const sent: string[] = []
  for (let round = 0; round < kills; round++) {
    const portal = await startPortal(dataDir, { DEMO: '0' })
    let running = true
    const clients = Array.from({ length: 4 }, async (_, client) => {
      for (let number = 0; running; number++) {
        const email = `person-${round}-${client}-${number}@example.com`
        sent.push(email)
        const status = await post(`${portal.url}/api/account/register`, { name: 'Person', email, password: 'secret' }).then(
          (answer) => answer.status,
          () => 0,
        )
        if (status === 200) acknowledged.push(email)
        else running = false
      }
    })
    // Not before something was acknowledged, so that each kill has something to lose, however busy the machine is.
    const before = acknowledged.length
    await sleep(150 + Math.random() * 400)
    while (acknowledged.length === before && running) await sleep(20)
    portal.child.kill('SIGKILL')
    running = false
    await Promise.all(clients)
    await portal.exited
  }

  const portal = await startPortal(dataDir, { DEMO: '0' })
  const db = openDatabase(urlIn(dataDir, 'postgres'))
  const emails = new Set((await db.many<{ email: string }>(sql`select email from users`)).map((row) => row.email))
  assert.ok(acknowledged.length >= kills, `only ${acknowledged.length} registrations were acknowledged`)
  assert.deepEqual(
    acknowledged.filter((email) => !emails.has(email)),
    [],
  )
  assert.ok([...emails].every((email) => sent.includes(email)))
  const halves = await db.one(sql`
    select count(*) filter (where a.balance is distinct from 1000)::int as "wrongBalance",
           count(*) filter (where (select coalesce(sum(e.amount), 0) from point_entries e where e.account_id = a.id) <> 1000)::int as "wrongEntries",
           (select coalesce(sum(amount), 0)::int from point_entries) as "ledgerSum",
           (select count(*)::int from sessions s where not exists (select from refresh_tokens t where t.session_id = s.id)) as "emptySessions"
      from users u left join point_accounts a on a.user_id = u.id`)
  assert.deepEqual(halves, { wrongBalance: 0, wrongEntries: 0, ledgerSum: 0, emptySessions: 0 })
  await db.close()
  portal.child.kill('SIGTERM')
  await portal.exited
  assert.deepEqual(processesOn(dataDir), [])
})
