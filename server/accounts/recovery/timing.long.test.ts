import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildUser } from '#server/testing/build.ts'
import { mailSettings } from '#server/testing/mails.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { timeRequests } from '#server/testing/timed-requests.ts'

const samples = 200
/** By chance, two equal distributions are further apart than this once in a thousand times, so what is further apart is measured again. */
const most = 3.3

const t = await startTestApp({
  ...mailSettings,
  WRONG_PASSWORDS_PER_ADDRESS: '100000',
  WRONG_PASSWORDS_PER_ACCOUNT: '100000',
})
const url = await t.app.listen({ port: 0, host: '127.0.0.1' })

for (const [what, path, status] of [
  ['a forgotten password', '/api/account/forgot', 204],
  ['a login', '/api/account/login', 401],
] as const) {
  test(`the times of ${what} do not tell known addresses from unknown ones`, async () => {
    let { times, z } = await compare(what, path, status)
    if (Math.abs(z) >= most) ({ times, z } = await compare(what, path, status))
    assert.ok(Math.abs(z) < most)
    // It would notice a quarter of the spread that the load of the machine causes.
    const more = (at(times.known, 0.9) - at(times.known, 0.1)) / 4
    assert.ok(
      distance(
        times.known.map((time) => time + more),
        times.known,
      ) > most,
    )
  })
}

async function compare(what: string, path: string, status: number) {
  const times = await measure(path, status)
  const z = distance(times.known, times.unknown)
  console.log(
    `${what}: known ${summarize(times.known)}, unknown ${summarize(times.unknown)}, ${z.toFixed(2)} standard deviations apart`,
  )
  return { times, z }
}

/** With new users, in random order, so that nothing else that changes with time is measured. */
async function measure(path: string, status: number) {
  const known: string[] = []
  for (let index = 0; index < samples; index++) known.push((await buildUser(t)).email)
  const unknown = known.map((email) => email.replace('user-', 'none-'))
  const order = [
    ...known.map((email) => ({ kind: 'known' as const, email, place: Math.random() })),
    ...unknown.map((email) => ({ kind: 'unknown' as const, email, place: Math.random() })),
  ].sort((one, other) => one.place - other.place)
  const warmUp = Array.from({ length: 20 }, (_, index) => `warm-up-${index}@example.com`)
  const emails = [...warmUp, ...order.map(({ email }) => email)]
  const bodies = emails.map((email) => ({ email, password: 'not the password' }))
  const all = (await timeRequests({ url: url + path, status, bodies })).slice(warmUp.length)
  const timesFor = (wanted: 'known' | 'unknown') => all.filter((_, index) => order[index]?.kind === wanted)
  return { known: timesFor('known'), unknown: timesFor('unknown') }
}

/** The Mann-Whitney test: how far the ranks of both are apart, in standard deviations. Some slow responses do not matter to it. */
function distance(one: number[], other: number[]): number {
  const all = [...one.map((time) => ({ time, isOne: true })), ...other.map((time) => ({ time, isOne: false }))]
  all.sort((a, b) => a.time - b.time)
  const ranks = all.reduce((sum, { isOne }, index) => sum + (isOne ? index + 1 : 0), 0)
  const [n, m] = [one.length, other.length]
  return (ranks - (n * (n + m + 1)) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
}

/** The time that this share of the responses took at most. */
const at = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
const median = (times: number[]) => at(times, 0.5)
const summarize = (times: number[]) =>
  `${median(times).toFixed(2)} ms (${at(times, 0.1).toFixed(2)} to ${at(times, 0.9).toFixed(2)})`
