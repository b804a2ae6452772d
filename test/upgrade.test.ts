import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import type { CourseCard } from '#contract/courses/courses.ts'
import type { MaterialStatistics, SalesRange, UsersStatistics } from '#contract/statistics/statistics.ts'
import { sql } from '#server/core/database/db.ts'
import { migrate, readMigrations } from '#server/core/database/migrate.ts'
import { checkLedger } from '#server/points/index.ts'
import { createTestDatabase, onServer, startTestApp } from '#server/testing/test-app.ts'

/** A filled database of each released version, made by npm run portal -- upgrade-dump. */
const versions = readdirSync('test/upgrades')
  .filter((file) => file.endsWith('.sql.gz'))
  .map((file) => basename(file, '.sql.gz'))

/** The rows that users would miss. A migration that moves rows must also change this list. */
const tables = [
  ...['users', 'user_skills', 'files', 'skills', 'courses', 'course_skills', 'course_prerequisites'],
  ...['materials', 'course_materials', 'material_captions', 'book_authors', 'cart_items', 'enrolments'],
  ...['learned_materials', 'material_places', 'certificates', 'final_tasks', 'submissions', 'review_marks'],
  ...['point_accounts', 'point_transfers', 'point_entries', 'audit_log', 'site_pages'],
] as const

for (const version of versions) {
  const database = await createTestDatabase('template0')
  const dump = gunzipSync(readFileSync(`test/upgrades/${version}.sql.gz`)).toString()
  await onServer(database.directUrl, dump)
  const before = await countRows(database.url)
  const migrated = await migrate(database.url)
  const t = await startTestApp({}, Promise.resolve(database))
  const signIn = async (name: string) =>
    t.as((await t.as().post('/api/account/login', { email: `${name}@demo.test`, password: 'Demo123!' })).json())
  const admin = await signIn('admin')
  const statistics = async <Figures>(path: string) => (await admin.get(`/api/statistics/${path}`)).json<Figures>()

  test(`${version}: exactly the migrations that came later are applied`, async () => {
    const all = (await readMigrations()).map(({ name }) => name)
    assert.deepEqual(migrated, all.slice(all.length - migrated.length))
  })

  test(`${version}: every row is still there`, async () => {
    const after = await countRows(database.url)
    for (const table of tables) {
      assert.ok(Number(before[table]) > 0, `the dump has no ${table}`)
      assert.equal(after[table], before[table], table)
    }
  })

  test(`${version}: the ledger is right`, async () => {
    const broken = (await checkLedger(t.db, t.clock.now())).filter(({ breaches }) => breaches > 0)
    assert.deepEqual(broken, [])
  })

  test(`${version}: the statistics agree with the rows`, async () => {
    const truth = await t.db.one(sql`
      select count(*)::int as sold, sum(e.price_paid + coalesce(g.price, 0))::int as points,
             (select count(*)::int from certificates) as completed
        from enrolments e left join gifts g on g.id = e.gift_id`)
    const { sold, points, completed } = await statistics<SalesRange>('sales-in-range?from=2020-01-01&to=2029-01-01')
    assert.deepEqual({ sold, points, completed }, truth)
    assert.equal((await statistics<{ saledCoursesCount: number }>('sales')).saledCoursesCount, sold)

    const buyers = await t.db.many(sql`
      select u.id, (select count(*)::int from enrolments e where e.user_id = u.id) as bought,
             (select count(*)::int from certificates c where c.user_id = u.id) as completed from users u order by u.id`)
    const { users } = await statistics<UsersStatistics>('users/100/1')
    const counted = users.map(({ id, boughtCoursesCount: bought, completedCoursesCount: completed }) => ({
      id,
      bought,
      completed,
    }))
    assert.deepEqual(
      counted.sort((one, other) => one.id - other.id),
      buyers,
    )

    const materials = await statistics<MaterialStatistics[]>('materials/100/1?orderBy=usersCount&isAscending=false')
    const learned = await t.db.many<{ count: number }>(sql`
      select count(l.user_id)::int as count from materials m left join learned_materials l on l.material_id = m.id
       group by m.id order by 1 desc limit 100`)
    assert.deepEqual(
      materials.map(({ usersCount }) => usersCount),
      learned.map(({ count }) => count),
    )
  })

  test(`${version}: every course of the catalogue, and no other, is found by its name and by a word with a typing error`, async () => {
    const find = async (text: string) =>
      (await t.as().get(`/api/courses/filtered/1/100/1/true/${encodeURIComponent(text)}`)).json<CourseCard[]>()
    const courses = await t.db.many<{ id: number; name: string; archived: boolean }>(
      sql`select id, name, archived_at is not null as archived from courses`,
    )
    assert.ok(courses.some(({ archived }) => archived))
    for (const { id, name, archived } of courses) {
      const found = (await find(name)).some((card) => card.id === id)
      assert.equal(found, !archived, name)
    }
    assert.ok((await find('photograhpy')).length > 0)
    assert.equal(
      (await t.as().get('/api/courses?pageSize=100')).json<CourseCard[]>().length,
      courses.filter((course) => !course.archived).length,
    )
  })

  test(`${version}: people go on: what they bought, learned and earned is there, and they buy what was in the cart`, async () => {
    const student = await signIn('student')
    const cart = (await student.get('/api/shopping-cart')).json<unknown[]>()
    assert.equal(cart.length, 1)
    const bought = await student.put('/api/shopping-cart/buy')
    assert.equal(bought.statusCode, 200, bought.body)
    assert.equal((await checkLedger(t.db, t.clock.now())).filter(({ breaches }) => breaches > 0).length, 0)
  })
}

async function countRows(url: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const counts = tables.map((table) => `select '${table}' as table, count(*)::int as count from ${table}`)
  const { rows } = await client.query<{ table: string; count: number }>(counts.join(' union all ')).finally(() => client.end())
  return Object.fromEntries(rows.map(({ table, count }) => [table, count]))
}
