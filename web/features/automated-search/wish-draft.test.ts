import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchLimits } from '#contract/automated-search/search-limits.ts'
import { readDraft } from './wish-draft.ts'

const sql = { skillId: 12, skillName: 'SQL', level: 3 }
const draft = {
  wish: [sql],
  must: [4],
  byTime: true,
  countOwn: false,
  realTime: true,
  shownOnly: true,
  basedOn: '/courses/filtered?select=12:3&least=time&own=off',
}

test('a stored wish is read back, and what is missing in it gets its default', () => {
  assert.deepEqual(readDraft(draft), draft)
  assert.deepEqual(readDraft({ wish: [sql] }), {
    wish: [sql],
    must: [],
    byTime: false,
    countOwn: true,
    realTime: false,
    shownOnly: false,
    basedOn: '',
  })
  assert.deepEqual(readDraft(null), {
    wish: [],
    must: [],
    byTime: false,
    countOwn: true,
    realTime: false,
    shownOnly: false,
    basedOn: '',
  })
})

test('a stored name that is no text is left out, so that it is asked for again', () => {
  for (const skillName of [7, null, { toString: 'x' }, ['SQL']])
    assert.deepEqual(readDraft({ ...draft, wish: [{ ...sql, skillName }] }), { ...draft, wish: [{ skillId: 12, level: 3 }] })
})

test('stored musts of another shape make the wish unusable', () => {
  const many = Array.from({ length: searchLimits.musts.max + 1 }, (_, place) => place + 1)
  for (const must of ['4', [0], ['4'], [1.5], many]) assert.equal(readDraft({ ...draft, must }), undefined)
})

test('a stored wish of another shape is not used', () => {
  const many = Array.from({ length: searchLimits.skills.max + 1 }, (_, place) => ({ skillId: place + 1, level: 1 }))
  for (const wish of ['SQL', { length: 1 }, [{ skillId: '12', level: 3 }], [{ skillId: 12, level: 0 }], many])
    assert.equal(readDraft({ ...draft, wish }), undefined, JSON.stringify(wish))
  for (const wrong of [{ byTime: 'yes' }, { countOwn: 1 }, { realTime: 'on' }, { shownOnly: 1 }, { basedOn: null }])
    assert.equal(readDraft({ ...draft, ...wrong }), undefined, JSON.stringify(wrong))
})
