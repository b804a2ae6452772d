import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { distance, likeness, toSound } from './spelling.ts'

test('letters that are missing, too many or wrong are counted, and swapped neighbours count once', () => {
  const pairs = {
    python: 'python',
    pyton: 'python',
    pythoon: 'python',
    pithon: 'python',
    ypthon: 'python',
    kitten: 'sitting',
    '': 'ab',
    ab: 'ba',
  }
  assert.deepEqual(
    Object.entries(pairs).map(([from, to]) => distance(from, to)),
    [0, 1, 1, 1, 1, 3, 2, 1],
  )
})

test('a word of five letters or more with one slip is meant, and what sounds the same', () => {
  for (const [typed, word] of [
    ['javascirpt', 'javascript'],
    ['fotography', 'photography'],
    ['calligrafy', 'calligraphy'],
    ['huse', 'house'],
    ['excell', 'excel'],
  ])
    assert.ok(likeness(typed ?? '', word ?? '') >= 0.7, typed)
  for (const [typed, word] of [
    ['zzro', 'zero'],
    ['fonts', 'phones'],
    ['banana', 'python'],
  ])
    assert.equal(likeness(typed ?? '', word ?? ''), 0, typed)
})

test('a digit may stand for a letter or have slipped in, but a number at the end is a version, and never another number', () => {
  for (const typed of ['pyth0n', 'p6ython']) assert.ok(likeness(typed, 'python') > 0, typed)
  for (const [typed, word] of [
    ['python3', 'python'],
    ['html5', 'html4'],
  ])
    assert.equal(likeness(typed ?? '', word ?? ''), 0, typed)
})

test('the database hears words as the server does', async () => {
  const { db } = await startTestApp()
  const words = ['photography', 'yacht', 'excell', 'schnick', 'ryzen', 'bookkeeper', 'питон']
  const heard = await db.many<{ heard: string }>(sql`select search_sound(word) as heard from unnest(${words}::text[]) word`)
  assert.deepEqual(
    heard.map((row) => row.heard),
    words.map(toSound),
  )
})
