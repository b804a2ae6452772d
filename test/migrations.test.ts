import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readMigrations } from '#server/core/database/migrate.ts'

/** Those before it were released when an upgrade still stopped the portal. */
const firstThatOnlyAdds = '0025'

const released = new Set(
  [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+) \(/gm)].map(([, version]) => version),
)

/** What the version before could still use. Anything else that is dropped was there for a reason. */
const harmless = 'index|trigger|constraint|default|not null|identity|expression|statistics'
const removals: [what: string, pattern: RegExp][] = [
  ['drops something', new RegExp(`\\bdrop (?!(${harmless})\\b)`)],
  ['renames something', /\brename\b/],
  ['changes the type of a column', /\balter (column )?\w+ (set data )?type\b/],
  ['makes a column not null', /\bset not null\b/],
  [
    'adds a column that the version before does not fill',
    /\badd (?!(constraint|primary|foreign|unique|check|exclude)\b)((?!default|generated)[^,;(]|\([^)]*\))*\bnot null\b(?![^,;]*\bdefault\b)/,
  ],
]

/** A sentence for each breach of the rule in CONTRIBUTING.md: migrations add first, and remove in a later release. */
function breachesIn(name: string, text: string): string[] {
  const statements = text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
  const found = removals.filter(([, pattern]) => pattern.test(statements)).map(([what]) => what)
  const isContract = /^\d+-contract-/.test(name)
  if (!isContract) return found.map((what) => `${name} ${what}, but is not called NNNN-contract-….sql`)
  const [, since] = /^-- Unused since (\d+\.\d+\.\d+)\b/m.exec(text) ?? []
  if (!since) return [`${name} has no line "-- Unused since" with a version`]
  return released.has(since) ? [] : [`${name} removes what is unused since ${since}, which is not released yet`]
}

test('migrations only add, and remove what a released version no longer uses', async () => {
  const checked = (await readMigrations()).filter(({ name }) => name >= firstThatOnlyAdds)
  assert.ok(checked.length > 0)
  assert.deepEqual(
    checked.flatMap(({ name, text }) => breachesIn(name, text)),
    [],
  )
})

for (const statement of [
  'drop table courses;',
  'alter table courses drop column price;',
  'alter table courses drop price;',
  'drop function fold(text);',
  'alter table courses rename to lessons;',
  'alter table courses rename price to points;',
  'alter table courses alter column price type bigint;',
  'alter table courses alter price set data type bigint;',
  'alter table courses alter price set not null;',
  'alter table courses add colour text not null;',
  'alter table courses add column size numeric(10, 2) not null check (size > 0);',
  "alter table courses add note text default '', add colour text not null;",
]) {
  test(`this needs a contract migration: ${statement}`, () => {
    assert.equal(breachesIn('0099-x.sql', statement).length, 1)
    assert.equal(breachesIn('0099-contract-x.sql', statement).length, 1)
    assert.deepEqual(breachesIn('0099-contract-x.sql', `-- Unused since 0.2.0.\n${statement}`), [])
    assert.equal(breachesIn('0099-contract-x.sql', `-- Unused since 99.0.0.\n${statement}`).length, 1)
  })
}

for (const statement of [
  'create table colours (name text not null);',
  "alter table courses add colour text not null default 'red', add size int;",
  'alter table courses add id int generated always as identity;',
  'alter table courses add constraint positive check (price is not null);',
  'alter table courses alter price drop not null, alter price set default 0;',
  'drop index courses_by_name; drop trigger t on courses;',
  "-- drop table courses;\ncreate function f() returns void language sql as $$ drop table x $$; select 'drop table x';",
]) {
  test(`this only adds: ${statement}`, () => assert.deepEqual(breachesIn('0099-x.sql', statement), []))
}
