import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endpointUrl } from '#contract/core/addresses.ts'
import { type CourseCard, countFacets, type FacetCounts, filterCourses } from '#contract/courses/courses.ts'
import { type FacetName, type Facets, facetNames, languageCodes, mostChosen, noFacets } from '#contract/courses/facets.ts'
import { sql } from '#server/core/database/db.ts'
import { buildUser, type TestUser } from '#server/testing/build.ts'
import { insertManyCourses } from '#server/testing/many-courses.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { renewBookmarks } from '../bookmarks.queries.ts'
import { renewQueuedSearch } from './renew.queries.ts'

/** More than the 1,000 from which on words can be common. */
const count = 3000
const firstId = 10_000

const t = await startTestApp()
const author = await buildUser(t, { name: 'Ida Author' })
const buyer = await buildUser(t)
await fillCatalogue()
const courses = await listTruth()

interface Truth {
  id: number
  price: number
  studentsCount: number
  updateDate: Date
  description: string
  rating: number
  values: Record<FacetName, string[]>
}

/** Everything is random, and the same in every run. */
async function fillCatalogue() {
  const of = (seed: number, below: number) => sql`(abs(hashint8(n::bigint * 7919 + ${seed}::int)) % ${below}::int)`
  await t.db.run(
    sql`insert into fields (name, slug, position) select 'Field ' || n, 'field-' || n, n from generate_series(1, 5) n`,
  )
  await t.db.run(sql`insert into skills (name) select 'Skill ' || n from generate_series(1, 30) n`)
  await t.db.run(sql`
    insert into materials (kind, name, learning_minutes, duration, quality_id, pages_count, extension_id, publication_year)
    select case when n % 3 = 0 then 'book' else 'video' end, 'Material ' || n, 10 + n * 9, 600, 4, 30, 1, 2020 from generate_series(1, 30) n`)
  await t.db.within(600).tx(async (db) => {
    await insertManyCourses(db, count, {
      id: sql`${firstId} + n`,
      authorId: author.id,
      name: sql`'Course number ' || n`,
      description: sql`repeat('d', 100) || case when ${of(1, 10)} < 9 then ' plentiful' else '' end || case when ${of(2, 20)} = 0 then ' scarce' else '' end`,
      price: sql`case when ${of(3, 6)} = 0 then 0 else ${of(4, 300)} end`,
      studentsCount: sql`${of(5, 4)}`,
      updateDate: sql`timestamptz '2026-01-01' + ${of(6, 1000)} * interval '1 hour'`,
      fieldId: sql`case when ${of(7, 8)} < 5 then (select id from fields where position = 1 + ${of(7, 8)}) end`,
      language: sql`(array['en', 'en', 'en', 'de', 'uk'])[1 + ${of(8, 5)}]`,
    })
    await db.run(sql`
      insert into course_skills select c.id, s.id, 1 from courses c join skills s on (s.id * 31 + c.id * 17) % 97 < 6`)
    await db.run(sql`
      insert into course_prerequisites select c.id, s.id, 1 + (c.id + s.id) % 6 from courses c join skills s on (s.id * 13 + c.id * 29) % 101 < 3`)
    await db.run(sql`
      insert into course_materials select c.id, m.id, m.id from courses c join materials m on (m.id * 7 + c.id * 11) % 83 < 9`)
  })
  // Some without ratings, the others from 2.8 to 4.9 stars, at every border between two ranges.
  await t.db.within(600).run(sql`
    update courses c set ratings_count = n % 5, rating = case when n % 5 = 0 then 3500 else 2800 + ${of(9, 43)} * 50 end
      from (select id, id - ${firstId} as n from courses) numbered where numbered.id = c.id`)
  await renewQueuedSearch({ db: t.db.within(600) })
  await renewBookmarks(t.db)
}

/** From the rows that authors fill, not from what the facets keep. */
async function listTruth(): Promise<Truth[]> {
  const rows = await t.db.many<
    Omit<Truth, 'values'> & {
      field: string | null
      skills: string[]
      base: number | null
      minutes: number
      kinds: string[]
      language: string
      rating: number
      ratingsCount: number
    }
  >(sql`
    select c.id, c.price, c.students_count as "studentsCount", c.update_date as "updateDate", c.description, c.language, c.rating, c.ratings_count as "ratingsCount",
           (select slug from fields where id = c.field_id) as field,
           array(select name from course_skills cs join skills s on s.id = cs.skill_id where cs.course_id = c.id) as skills,
           (select max(level) from course_prerequisites cp where cp.course_id = c.id) as base,
           (select coalesce(sum(learning_minutes), 0)::int from course_materials cm join materials m on m.id = material_id where cm.course_id = c.id) as minutes,
           array(select distinct kind from course_materials cm join materials m on m.id = material_id where cm.course_id = c.id) as kinds
      from courses c where archived_at is null`)
  return rows.map(({ field, skills, base, minutes, kinds, language, ratingsCount, ...row }) => ({
    ...row,
    values: {
      field: field ? [field] : [],
      skill: skills,
      level: [base === null ? 'beginner' : base <= 3 ? 'intermediate' : 'advanced'],
      price: [
        row.price === 0
          ? 'free'
          : row.price <= 50
            ? '1-50'
            : row.price <= 100
              ? '51-100'
              : row.price <= 200
                ? '101-200'
                : '201-1000',
      ],
      hours: [minutes < 120 ? '0-2' : minutes < 300 ? '2-5' : minutes < 600 ? '5-10' : '10-'],
      kind: kinds,
      language: [language],
      // As a card shows it.
      rating: [4.5, 4, 3]
        .filter((stars) => ratingsCount > 0 && Math.round(row.rating / 100) / 10 >= stars)
        .map((stars) => `${stars}-`),
    },
  }))
}

const choices: { [Name in FacetName]: string[] } = {
  field: ['field-1', 'field-2', 'field-3', 'no-such-field'],
  skill: ['Skill 1', 'skill 2', 'Skill 30', 'No such skill'],
  level: ['beginner', 'intermediate', 'advanced'],
  price: ['free', '1-50', '101-200', '201-1000'],
  hours: ['0-2', '2-5', '5-10', '10-'],
  kind: ['video', 'book', 'article'],
  language: ['en', 'de', 'uk', 'ja'],
  rating: ['4.5-', '4-', '3-'],
}

let seed = 1
const dice = (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % below
}
/** Mostly a facet or two; now and then all of them. */
const randomFacets = (): Facets => {
  const likely = dice(5) === 0 ? 2 : 5
  return Object.fromEntries(
    facetNames.map((name) => [
      name,
      dice(likely) === 0 ? choices[name].filter(() => dice(2) === 0).slice(0, mostChosen(name)) : [],
    ]),
  ) as Facets
}

const fits = (course: Truth, facets: Facets, except?: FacetName) =>
  facetNames.every((name) => {
    if (name === except || facets[name].length === 0) return true
    const wanted = facets[name].map((value) => value.toLowerCase())
    return course.values[name].some((value) => wanted.includes(value.toLowerCase()))
  })
/** Of a rare and a common word, the rare one is most of what is asked. */
const holds = ({ description }: Truth, filter: string) => description.includes(filter.split(' ')[0] ?? '')

const orders: ((one: Truth, other: Truth) => number)[] = [
  (one, other) => one.id - other.id,
  (one, other) => one.studentsCount - other.studentsCount || one.id - other.id,
  (one, other) => one.updateDate.getTime() - other.updateDate.getTime() || one.id - other.id,
  (one, other) => one.price - other.price || one.id - other.id,
  (one, other) => one.rating - other.rating || one.id - other.id,
]
const filters = ['', 'plentiful', 'scarce', 'scarce plentiful']

async function ask(
  search: { filter: string; orderBy: number; isAscending: boolean; pageNumber: number },
  facets: Facets,
  as?: TestUser,
) {
  const params = { ...search, pageSize: 5 }
  const response = await t.as(as).get(endpointUrl(filterCourses, { params, querystring: facets }))
  assert.equal(response.statusCode, 200, response.body)
  return { ids: response.json<CourseCard[]>().map(({ id }) => id), info: JSON.parse(String(response.headers['x-pagination'])) }
}
async function readCounts(filter: string, facets: Facets, as?: TestUser): Promise<FacetCounts> {
  const response = await t.as(as).get(endpointUrl(countFacets, { params: { filter }, querystring: facets }))
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}

test('pages are those of a search through everything, in every order, with and without words', async () => {
  for (let round = 0; round < 240; round++) {
    const facets = randomFacets()
    const filter = filters[dice(filters.length)] ?? ''
    const [orderBy, isAscending] = [dice(5), dice(2) === 0]
    const found = courses.filter((course) => fits(course, facets) && holds(course, filter))
    const inOrder = found.sort((one, other) => (orders[orderBy]?.(one, other) ?? 0) * (isAscending ? 1 : -1)).map(({ id }) => id)
    const pageNumber = 1 + dice(Math.min(200, Math.ceil(inOrder.length / 5)) + 1)
    const { ids, info } = await ask({ filter, orderBy, isAscending, pageNumber }, facets)
    const label = JSON.stringify({ filter, orderBy, isAscending, pageNumber, facets })
    const expected = inOrder.slice((pageNumber - 1) * 5, Math.min(pageNumber * 5, 1000))
    // With words, the order by id is the order of the best matches. Of common words, some of those that fit are found.
    if (filter === '' || orderBy > 0) assert.deepEqual(ids, expected, label)
    else if (!info.TotalIsEstimate)
      assert.deepEqual([ids.length, ids.every((id) => inOrder.includes(id))], [expected.length, true], label)
    else assert.deepEqual([ids.length, ids.every((id) => inOrder.includes(id))], [5, true], label)
    const isWhole = filter === '' && Object.values(facets).flat().length === 0
    if (info.TotalIsEstimate) assert.ok(info.TotalCount <= inOrder.length, label)
    else assert.equal(info.TotalCount, isWhole ? count : inOrder.length, label)
  }
})

test('counts are those of a search through everything, and ignore the choice in their own facet', async () => {
  for (let round = 0; round < 120; round++) {
    const facets = randomFacets()
    const filter = filters[dice(filters.length)] ?? ''
    const counts = await readCounts(filter, facets)
    for (const name of facetNames) {
      const base = courses.filter((course) => fits(course, facets, name))
      const matching = base.filter((course) => holds(course, filter))
      // Of a common word, the best courses are counted.
      const isExact = filter !== 'plentiful'
      const label = JSON.stringify({ filter, name, facets })
      for (const { value, courses: counted, isMore } of counts[name]) {
        const truth = matching.filter(({ values }) => values[name].includes(value)).length
        if (isExact)
          assert.deepEqual({ counted, isMore }, { counted: Math.min(truth, 1000), isMore: truth > 1000 }, `${label} ${value}`)
        else assert.ok(counted <= truth && (isMore || counted === 0), `${label} ${value}: ${counted} of ${truth}`)
      }
      const offered = new Set(counts[name].map(({ value }) => value))
      const existing = new Set(matching.flatMap(({ values }) => values[name]))
      if (name === 'skill') assert.ok(offered.size >= Math.min(12, existing.size) || !isExact, label)
      else if (isExact)
        assert.deepEqual(
          [...existing].filter((value) => !offered.has(value)),
          [],
          label,
        )
    }
  }
})

test('a value that leaves nothing is not offered unless it is chosen', async () => {
  const { language } = await readCounts('', noFacets)
  assert.deepEqual(
    language.map(({ value }) => value),
    ['en', 'de', 'uk'].sort(byPlace),
  )
  const chosen = await readCounts('', { ...noFacets, language: ['ja'], level: ['beginner'] })
  assert.deepEqual(
    chosen.language.find(({ value }) => value === 'ja'),
    { value: 'ja', name: 'Japanese', courses: 0, isMore: false },
  )
  assert.deepEqual(chosen.field, [])
})
const byPlace = (one: string, other: string) => languageCodes.indexOf(one as 'en') - languageCodes.indexOf(other as 'en')

test('what fits the balance is what the user can pay, and guests have none', async () => {
  const choice: Facets = { ...noFacets, price: ['balance'], level: ['beginner'] }
  for (const balance of [0, 1, 137, 255, 256, 999, 1000, 5000]) {
    await t.db.run(sql`update point_accounts set balance = ${balance} where user_id = ${buyer.id}`)
    const payable = courses.filter((course) => course.price <= balance && course.values.level.includes('beginner'))
    const { price, level } = await readCounts('', choice, buyer)
    const expected = {
      value: 'balance',
      name: 'Fits my balance',
      courses: Math.min(payable.length, 1000),
      isMore: payable.length > 1000,
    }
    assert.deepEqual(
      price.find(({ value }) => value === 'balance'),
      expected,
      String(balance),
    )
    assert.equal(level.find(({ value }) => value === 'beginner')?.courses, expected.courses)
    const { ids } = await ask({ filter: '', orderBy: 3, isAscending: false, pageNumber: 1 }, choice, buyer)
    assert.deepEqual(
      ids,
      payable
        .sort((one, other) => other.price - one.price || other.id - one.id)
        .slice(0, 5)
        .map(({ id }) => id),
    )
  }
  const guest = await readCounts('', choice)
  assert.equal(
    guest.price.some(({ value }) => value === 'balance' && guest),
    false,
  )
  const { info } = await ask({ filter: '', orderBy: 0, isAscending: true, pageNumber: 1 }, choice)
  assert.equal(info.TotalCount, Math.min(1000, courses.filter(({ values }) => values.level.includes('beginner')).length))
})

test('a facet that does not exist, or too many of them, is refused', async () => {
  for (const query of [
    'level=expert',
    'price=12',
    'hours=1',
    'kind=film',
    'language=xx',
    'rating=4',
    'rating=4-&rating=3-',
    `field=${'x'.repeat(61)}`,
    'skill=a%00b',
  ])
    for (const path of ['facets', 'filtered/1/4/0/true'])
      assert.equal((await t.as().get(`/api/courses/${path}?${query}`)).statusCode, 400, `${path} ${query}`)
  assert.equal((await t.as().get('/api/courses/facets?skill=Skill%201&skill=Skill%202')).statusCode, 400)
  const many = Array.from({ length: 21 }, (_, n) => `field=field-${n}`).join('&')
  assert.equal((await t.as().get(`/api/courses/facets?${many}`)).statusCode, 400)
})
