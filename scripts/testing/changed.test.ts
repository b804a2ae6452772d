import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSources } from '../../test/import-graph.ts'
import { Reach, type Touched } from './changed.ts'

const sources = await readSources()
const reach = new Reach(sources)
const tests = [...sources.keys()].filter((file) => /(?<!\.long)\.(test|spec)\.ts$/.test(file))
/** What such tests touch on a real run, shortened. */
const touched: Touched = Object.fromEntries(
  tests.filter((file) => file.startsWith('e2e/')).map((file) => [file, ['/api/account', '/courses', 'index']]),
)
touched['e2e/gifts.spec.ts'] = ['/api/gifts/given', 'gifts-screen', 'give-dialog']
touched['e2e/statistics.spec.ts'] = ['statistics-screen']
touched['e2e/codes.spec.ts'] = ['/api/codes', 'codes-screen']

const reachedBy = (...changed: string[]) => reach.choose(tests, changed, touched)
const assertReached = (changed: string, { yes, no }: { yes: string[]; no: string[] }) => {
  const { tests, why } = reachedBy(changed)
  for (const file of yes) assert.ok(tests.includes(file), `${changed} reaches ${file}:\n${why.join('\n')}`)
  for (const file of no) assert.ok(!tests.includes(file), `${changed} does not reach ${file}:\n${why.join('\n')}`)
}

test('a rule of a feature reaches the tests of that feature, on the server and in the browser, and the rules of the project', () =>
  assertReached('server/gifts/gifts.endpoints.ts', {
    yes: ['server/gifts/gifts.test.ts', 'e2e/gifts.spec.ts', 'test/architecture.test.ts'],
    no: ['server/wishlist/wishlist.test.ts', 'server/skills/skills.test.ts', 'e2e/codes.spec.ts', 'web/ui/shown-pages.test.ts'],
  }))

test('a screen reaches the browser tests that loaded it, and no test of the server', () =>
  assertReached('web/features/codes/codes-screen.tsx', {
    yes: ['e2e/codes.spec.ts'],
    no: ['e2e/gifts.spec.ts', 'server/codes/codes.test.ts'],
  }))

test('a feature reaches the tests of the features that import it', () =>
  assertReached('server/points/pay-for-courses.ts', {
    yes: ['server/points/ledger.test.ts', 'server/cart/cart.test.ts', 'server/refunds/refunds.test.ts'],
    no: ['web/ui/shown-pages.test.ts', 'server/automated-search/solver/solve.test.ts'],
  }))

test('what every request passes reaches everything that starts the portal', () =>
  assertReached('server/core/http/access.ts', {
    yes: ['server/skills/skills.test.ts', 'server/gifts/gifts.test.ts', 'e2e/codes.spec.ts'],
    no: ['web/ui/shown-pages.test.ts', 'server/courses/search-words.test.ts'],
  }))

test('pure logic reaches its own test and the screens that show it', () =>
  assertReached('web/features/statistics/sorting.ts', {
    yes: ['web/features/statistics/sorting.test.ts', 'e2e/statistics.spec.ts'],
    no: ['server/statistics/statistics.test.ts', 'web/ui/shown-pages.test.ts'],
  }))

test('a helper of browser tests reaches those that import it', () =>
  assertReached('e2e/gift-fixtures.ts', { yes: ['e2e/gifts.spec.ts'], no: ['e2e/codes.spec.ts', 'server/gifts/gifts.test.ts'] }))

test('a test that changed runs, and one of which nothing is known always does', () => {
  assertReached('e2e/codes.spec.ts', { yes: ['e2e/codes.spec.ts'], no: ['e2e/gifts.spec.ts', 'server/codes/codes.test.ts'] })
  const { tests: chosen } = reach.choose(tests, ['server/gifts/gifts.endpoints.ts'], {})
  assert.ok(chosen.includes('e2e/codes.spec.ts'))
})

test('migrations and settings of tools reach everything, documents only the tests that read them', () => {
  for (const file of ['server/migrations/0001-accounts.sql', 'package-lock.json', 'playwright.config.ts'])
    assert.deepEqual(reachedBy(file).tests, tests, file)
  const { tests: chosen } = reachedBy('docs/architecture.md')
  assert.deepEqual(
    chosen,
    tests.filter((file) => file.startsWith('test/')),
  )
})

test('the choice is explained', () => {
  const { tests: chosen, why } = reachedBy('server/gifts/gifts.endpoints.ts')
  assert.equal(why[0], 'Changed: server/gifts/gifts.endpoints.ts.')
  assert.ok(why.some((line) => line.startsWith('needs server/gifts/gifts.endpoints.ts: ')))
  assert.ok(why.some((line) => line.startsWith('reads the whole project: test/')))
  assert.equal(why.at(-1), `${chosen.length} of ${tests.length} files of tests run.`)
})
