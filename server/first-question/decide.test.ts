import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Meant, Understood } from '#contract/first-question/first-question.ts'
import { decide } from './decide.ts'

let lastId = 0
const skill = (name: string): Meant => ({
  kind: 'skill',
  id: ++lastId,
  name,
  skills: [{ skillId: lastId, skillName: name, level: 1 }],
})
const goal = (name: string, size: number): Meant => ({
  kind: 'goal',
  id: ++lastId,
  name,
  skills: Array.from({ length: size }, (_, n) => ({ skillId: 1000 * lastId + n, skillName: `${name} ${n}`, level: 2 })),
})
const meaning = (...options: Meant[]): Understood => ({ typed: 'words', isGuess: false, field: null, options })

const cases: [what: string, asked: Parameters<typeof decide>[0], decision: string][] = [
  ['a goal', { understood: [meaning(goal('Data analyst', 4))], isUnsure: false, left: [] }, 'plan'],
  ['several skills', { understood: [meaning(skill('SQL')), meaning(skill('Python'))], isUnsure: false, left: [] }, 'plan'],
  [
    'a goal and a skill',
    { understood: [meaning(goal('Data analyst', 4)), meaning(skill('Python'))], isUnsure: false, left: [] },
    'plan',
  ],
  [
    'two that fit alike',
    { understood: [meaning(skill('Statistics'), skill('Machine learning'))], isUnsure: false, left: [] },
    'ask',
  ],
  ['words left over', { understood: [meaning(skill('SQL'))], isUnsure: false, left: ['kids'] }, 'ask'],
  ['what may mean something else', { understood: [meaning(skill('JavaScript'))], isUnsure: true, left: [] }, 'ask'],
  ['more skills than a plan can have', { understood: [meaning(goal('Everything', 21))], isUnsure: false, left: [] }, 'ask'],
  ['nothing understood', { understood: [], isUnsure: false, left: ['pottery'] }, 'search'],
  ['no words', { understood: [], isUnsure: false, left: [] }, 'search'],
]
for (const [what, asked, decision] of cases) {
  test(`${what}: ${decision}`, () => {
    const { decision: decided, ...rest } = decide(asked)
    assert.equal(decided, decision)
    assert.deepEqual(rest, { understood: asked.understood, left: asked.left })
  })
}
