import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { check } from '../rehearsal/checks.ts'
import { installEngines } from '../rehearsal/engines.ts'
import type { Server } from '../rehearsal/portals.ts'
import { announce, report, type Step } from '../rehearsal/report.ts'
import { type Stage, setTheStage } from '../rehearsal/stage.ts'

const failovers = 5
const longestMinutes = 20
const second = 1000

if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
  console.error('The rehearsal installs and starts PostgreSQL, Patroni, HAProxy and others, so it runs only on Debian, as root.')
  process.exit(1)
}

const began = Date.now()
const steps: Step[] = []
const cleanUp = new AsyncDisposableStack()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(1, `Stopped by ${signal}.`))
setTimeout(() => end(1, `Not finished after ${longestMinutes} minutes.`), longestMinutes * 60 * second).unref()

try {
  installEngines()
  const stage = await setTheStage(cleanUp)
  const { people, servers } = stage
  const failure = await rehearse(stage).then(
    () => [],
    (error: Error) => [error.message],
  )
  await people.stop()
  const complaints = [...failure, ...people.complaints, ...servers.unexpectedEnds.map((name) => `${name} ended by itself`)]
  const minutes = (Date.now() - began) / (60 * second)
  if (!cleanUp.disposed) await end(report({ steps, diary: people.diary, complaints, minutes }) ? 0 : 1)
} catch (error) {
  if (!cleanUp.disposed) await end(1, (error as Error).stack)
}

/** Takes everything down. */
async function end(exitCode: 0 | 1, why = ''): Promise<void> {
  console.log(why)
  process.exitCode = exitCode
  await cleanUp.disposeAsync().catch((error: Error) => console.error(error))
  process.exit()
}

async function rehearse({ cluster, balancer, bucket, servers, people, databaseUrl }: Stage): Promise<void> {
  const [one, other, another] = servers.all as [Server, Server, Server]

  /** Breaks something, waits until everybody is served again, and checks that nothing was lost. */
  const step = async (name: string, happen: () => Promise<void>) => {
    people.diary.beginStep()
    await happen()
    await people.everybodyServed()
    const pauses = people.diary.pauses()
    steps.push({ name, pauses, ...(await check(databaseUrl, one.env, people.diary.acts)) })
    announce(steps)
  }

  await step('nothing breaks', () => sleep(20 * second))

  for (let number = 1; number <= failovers; number++)
    await step(`the primary of the database is killed (${number})`, async () => {
      const killed = await cluster.killPrimary()
      await people.everybodyServed()
      killed.machine.start()
      await cluster.untilWhole()
    })

  await step('a portal is killed', async () => {
    await servers.endAndWait(one, 'SIGKILL')
    await balancer.untilUsed(one.name)
  })

  await step('the object server of the bucket is killed, and is back after 10 s', () => bucket.interrupt('object', 10 * second))

  await step('nothing passes between one server and the database for 20 s', async () => {
    other.wayToDatabase.stall()
    await sleep(20 * second)
    other.wayToDatabase.pass()
    await balancer.untilUsed(other.name)
  })

  await step("one server's disk is full for 20 s", async () => {
    another.disk.leave(0)
    await sleep(20 * second)
    another.disk.leave(Number.POSITIVE_INFINITY)
  })

  await step('an upgrade: one portal after the other stops and starts', async () => {
    for (const server of servers.all) {
      await servers.endAndWait(server, 'SIGTERM')
      await balancer.untilUsed(server.name)
    }
  })
}
