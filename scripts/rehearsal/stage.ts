import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/core/database/db.ts'
import { type Swift, startSwift } from '../swift.ts'
import { Diary } from './diary.ts'
import { database, PostgresCluster } from './etcd-patroni.ts'
import { type Balancer, startHaproxy } from './haproxy.ts'
import { type Offer, People } from './people.ts'
import { findPlaces, Servers } from './portals.ts'
import { createCourses, createLessons } from './rehearsal.queries.ts'

const admin = { email: 'admin@example.com', password: 'a long secret' }
/** More than anybody can do in the time. */
const amounts = { courses: 8000, lessons: 200, articles: 24 }
const people = { buyers: 4, readers: 4, learners: 4, creators: 2 }

export interface Stage {
  cluster: PostgresCluster
  balancer: Balancer
  bucket: Swift
  servers: Servers
  people: People
  /** The primary, past PgBouncer. */
  databaseUrl: string
}

/** Starts everything on the loopback address, in one temporary folder, and lets the people in. */
export async function setTheStage(cleanUp: AsyncDisposableStack): Promise<Stage> {
  const site = { folder: makeFolder(cleanUp), cleanUp }
  console.log('Starting etcd and three PostgreSQL under Patroni …')
  const cluster = await PostgresCluster.start(site)
  const places = await findPlaces(3)
  const balancer = await startHaproxy(site, { databases: cluster.nodes, portals: places })
  console.log('Starting Swift …')
  const bucket = await startSwift()
  cleanUp.defer(() => bucket.stop())
  console.log('Starting three portals …')
  const servers = new Servers()
  await servers.start(site, places, balancer.databasePort, portalSettings(cluster, balancer, bucket))
  for (const { name } of places) await balancer.untilUsed(name)
  const databaseUrl = `postgresql://coursewise@127.0.0.1:${balancer.databasePort}/${database}`
  const offer = await createOffer(databaseUrl)
  console.log('People come in …')
  const crowd = new People(balancer.url, new Diary())
  cleanUp.defer(() => crowd.stop())
  await crowd.start(people, offer)
  return { cluster, balancer, bucket, servers, people: crowd, databaseUrl }
}

/** After a failure the logs stay. */
function makeFolder(cleanUp: AsyncDisposableStack): string {
  const folder = mkdtempSync(join(tmpdir(), 'coursewise-rehearsal-'))
  // PostgreSQL's user passes through it.
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'logs'))
  // What others make in the folder for temporary files should be here too.
  process.env.TMPDIR = folder
  cleanUp.defer(() => {
    const isWell = process.exitCode === 0
    for (const name of readdirSync(folder))
      if (isWell || name !== 'logs') rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 5 })
    if (isWell) rmSync(folder, { recursive: true })
    else console.log(`The logs are in ${join(folder, 'logs')}.`)
  })
  return folder
}

/** What all portals have in common. */
function portalSettings(cluster: PostgresCluster, balancer: Balancer, bucket: Swift): NodeJS.ProcessEnv {
  const { origin, username, password, pathname } = new URL(bucket.url)
  const everyPostgres = cluster.nodes.map(({ port }) => `127.0.0.1:${port}`).join()
  return {
    HOST: '127.0.0.1',
    PUBLIC_URL: balancer.url,
    DATABASE_READ_URL: `postgresql://coursewise@${everyPostgres}/${database}`,
    TRUST_PROXY: '1',
    SECRET_KEY: randomBytes(32).toString('hex'),
    DEMO: '0',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    WELCOME_POINTS: '1000000',
    // Long enough for HAProxy to notice that a portal stops.
    DRAIN_SECONDS: '3',
    REGISTRATIONS_PER_ADDRESS: '1000000',
    LOG_LEVEL: 'info',
    S3_ENDPOINT: origin,
    S3_BUCKET: pathname.slice(1),
    S3_ACCESS_KEY: decodeURIComponent(username),
    S3_SECRET_KEY: decodeURIComponent(password),
  }
}

async function createOffer(databaseUrl: string): Promise<Offer> {
  const db = openDatabase(databaseUrl)
  try {
    return {
      courseIds: await createCourses(db, admin.email, amounts.courses),
      lessons: await createLessons(db, admin.email, amounts.lessons, amounts.articles),
    }
  } finally {
    await db.close()
  }
}
