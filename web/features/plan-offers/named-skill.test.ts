import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namedSkill, wordsIn } from './named-skill.ts'

const skills = ['Machine learning', 'SQL', 'SQL tuning', 'Django', 'Go', 'Résumé writing'].map((name, place) => ({
  id: place + 1,
  name,
}))
/** As the list of skills would: those that contain the words. */
const find = (words: string, isWholeText = true) =>
  namedSkill(
    skills.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase())),
    words,
    isWholeText,
  )?.name

test('the skill with just this name comes first, in any case', () => {
  assert.equal(find('sql'), 'SQL')
  assert.equal(find('go'), 'Go')
  assert.equal(find('SQL', false), 'SQL')
})

test('the whole text may be any part of a name; a single word of it must begin the name', () => {
  assert.equal(find('learning'), 'Machine learning')
  assert.equal(find('learning', false), undefined)
  assert.equal(find('machine', false), 'Machine learning')
  assert.equal(find('mach', false), undefined)
})

test('one or two letters mean a skill only if they are its name', () => {
  assert.equal(find('dj'), undefined)
})

test('the whole text is looked for first, then the longest words', () => {
  assert.deepEqual(wordsIn('  '), [])
  assert.deepEqual(wordsIn(' sql '), ['sql'])
  assert.deepEqual(wordsIn('be good at sql'), ['be good at sql', 'good', 'sql', 'be', 'at'])
})
