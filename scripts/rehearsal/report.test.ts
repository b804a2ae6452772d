import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Diary } from './diary.ts'
import { findProblems, type Outcome } from './report.ts'

const clean = {
  name: 'a portal is killed',
  pauses: { buyers: 1, readers: 0, learners: 0, creators: 0 },
  acknowledged: 5,
  lost: [],
  ledger: '',
  files: '',
}

function outcome(more: Partial<Outcome> = {}): Outcome {
  const diary = new Diary()
  for (const act of ['bought', 'learned', 'submitted', 'reviewed', 'uploaded']) diary.acts.add(`${act} ann@example.com 1`)
  return { steps: [clean], diary, complaints: [], minutes: 9, ...more }
}

test('a rehearsal in which nothing was lost has no problems', () => {
  assert.deepEqual(findProblems(outcome()), [])
})

test('a lost act, an unclean ledger or file, a missing kind of act, an error and a complaint are all problems', () => {
  const diary = new Diary()
  for (const act of ['bought', 'learned', 'submitted', 'reviewed']) diary.acts.add(`${act} ann@example.com 1`)
  diary.responded(500)
  const step = { ...clean, lost: ['bought ann@example.com 1'], ledger: 'BAD balances', files: 'BAD is missing' }
  assert.deepEqual(findProblems(outcome({ steps: [clean, step], diary, complaints: ['portal-1 ended by itself'] })), [
    'a portal is killed: 1 acts lost',
    'a portal is killed: the ledger is not clean',
    'a portal is killed: the files are not clean',
    'nothing was uploaded',
    '1 responses with status 500',
    'portal-1 ended by itself',
  ])
})

test('a pause is the longest time between two successes of one person, and begins before the step does', ({ mock }) => {
  mock.timers.enable({ apis: ['Date'] })
  const diary = new Diary()
  const at = (milliseconds: number, act: () => void) => {
    mock.timers.setTime(milliseconds)
    act()
  }
  for (const person of ['ann', 'bob']) diary.arrive(person, 'buyers')
  at(1000, () => diary.served('ann'))
  at(2000, () => diary.beginStep())
  // Bob is served in the meantime, but Ann waits.
  at(3000, () => diary.served('bob'))
  assert.equal(diary.everybodyServedSince(2000), false)
  at(8000, () => diary.served('ann'))
  at(8100, () => diary.served('ann'))
  assert.equal(diary.everybodyServedSince(2000), true)
  assert.deepEqual(diary.pauses(), { buyers: 7, readers: 0, learners: 0, creators: 0 })
})
