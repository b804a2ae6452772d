import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answer } from '#contract/checks/answers.ts'
import { Question, type QuestionInput } from '#contract/checks/questions.ts'
import { drawQuestions } from './draw-questions.ts'
import { fits, markAnswer } from './mark-answer.ts'
import { scoreAttempt } from './score.ts'
import { drawOrder, rightAnswer, toAnswer } from './to-answer.ts'

const question = (input: QuestionInput) => Question.parse(input)
const one = question({ kind: 'one', text: 'q', options: ['a', 'b', 'c'], right: 1 })
const several = question({ kind: 'several', text: 'q', options: ['a', 'b', 'c', 'd'], right: [0, 2] })
const number = question({ kind: 'number', text: 'q', value: 1, tolerance: 0.1, unit: 'kg' })
const short = question({ kind: 'short', text: 'q', accepted: ["l'été", 'Summer  time'] })
const strict = question({ kind: 'short', text: 'q', accepted: ['NaCl'], isCaseSensitive: true })
const order = question({ kind: 'order', text: 'q', items: ['1', '2', '3'] })
const match = question({ kind: 'match', text: 'q', left: ['A', 'B', 'C'], right: ['a', 'b', 'c'], extra: ['d'] })
const gaps = question({ kind: 'gaps', text: 'q', gapText: 'To ___ or not to ____.', gaps: [['be'], ['be', 'do']] })

const marks: [what: string, question: Question, shown: number[], answer: Answer | null, mark: number][] = [
  ['the right option, in the shown order', one, [2, 0, 1], { kind: 'one', option: 2 }, 1],
  ['a wrong option', one, [2, 0, 1], { kind: 'one', option: 1 }, 0],
  ['an option that is not there', one, [2, 0, 1], { kind: 'one', option: 9 }, 0],
  ['no answer', one, [0, 1, 2], null, 0],
  ['an answer of another kind', one, [0, 1, 2], { kind: 'number', value: 1 }, 0],
  ['all right options', several, [3, 2, 1, 0], { kind: 'several', options: [1, 3] }, 1],
  ['one of two', several, [3, 2, 1, 0], { kind: 'several', options: [1] }, 0.5],
  ['one right and one wrong', several, [0, 1, 2, 3], { kind: 'several', options: [0, 1] }, 0],
  ['both right and one wrong', several, [0, 1, 2, 3], { kind: 'several', options: [0, 1, 2] }, 0.5],
  ['all options', several, [0, 1, 2, 3], { kind: 'several', options: [0, 1, 2, 3] }, 0],
  ['only wrong ones', several, [0, 1, 2, 3], { kind: 'several', options: [1, 3] }, 0],
  ['the same option twice', several, [0, 1, 2, 3], { kind: 'several', options: [0, 0] }, 0.5],
  ['the number', number, [], { kind: 'number', value: 1 }, 1],
  ['a number at the edge of the tolerance', number, [], { kind: 'number', value: 1.1 }, 1],
  ['a number beyond it', number, [], { kind: 'number', value: 1.1001 }, 0],
  ['a huge number', number, [], { kind: 'number', value: Number.MAX_VALUE }, 0],
  ['an accepted text', short, [], { kind: 'short', text: 'SUMMER time ' }, 1],
  ['the quotation mark of a phone, and a letter made of two', short, [], { kind: 'short', text: 'L’e\u0301te\u0301' }, 1],
  ['another text', short, [], { kind: 'short', text: 'winter' }, 0],
  ['nothing', short, [], { kind: 'short', text: '' }, 0],
  ['the right letters', strict, [], { kind: 'short', text: ' NaCl' }, 1],
  ['other capitals where they matter', strict, [], { kind: 'short', text: 'nacl' }, 0],
  ['the right order', order, [1, 2, 0], { kind: 'order', items: [2, 0, 1] }, 1],
  ['another order', order, [1, 2, 0], { kind: 'order', items: [0, 1, 2] }, 0],
  ['an incomplete order', order, [0, 1, 2], { kind: 'order', items: [0, 1] }, 0],
  ['all pairs', match, [3, 1, 0, 2], { kind: 'match', right: [2, 1, 3] }, 1],
  ['one pair of three', match, [3, 1, 0, 2], { kind: 'match', right: [2, 0, null] }, 1 / 3],
  ['the same for all', match, [3, 1, 0, 2], { kind: 'match', right: [1, 1, 1] }, 1 / 3],
  ['all gaps', gaps, [], { kind: 'gaps', texts: ['Be', ' do'] }, 1],
  ['one of two gaps', gaps, [], { kind: 'gaps', texts: ['', 'be'] }, 0.5],
  ['too few gaps', gaps, [], { kind: 'gaps', texts: ['be'] }, 0.5],
]
for (const [what, asked, shown, answer, mark] of marks) {
  test(`${asked.kind}: ${what} is worth ${mark.toFixed(2)}`, () => assert.equal(markAnswer(asked, shown, answer), mark))
}

test('the right answer of each kind is worth everything, in any order', () => {
  for (const asked of [one, several, number, short, strict, order, match, gaps])
    for (let time = 0; time < 50; time++) {
      const shown = drawOrder(asked, (below) => Math.floor(Math.random() * below))
      const right = rightAnswer(asked, shown)
      assert.equal(markAnswer(asked, shown, right), 1, asked.kind)
      assert.ok(fits(asked, shown, right))
    }
})

test('an answer that could not come from the form does not fit', () => {
  const shown = [0, 1, 2]
  const wrong: [Question, Answer][] = [
    [one, { kind: 'one', option: 3 }],
    [one, { kind: 'several', options: [0] }],
    [several, { kind: 'several', options: [0, 0] }],
    [several, { kind: 'several', options: [0, 4] }],
    [order, { kind: 'order', items: [0, 0, 1] }],
    [order, { kind: 'order', items: [0, 1] }],
    [match, { kind: 'match', right: [0, 1] }],
    [match, { kind: 'match', right: [0, 1, 24] }],
    [gaps, { kind: 'gaps', texts: ['be'] }],
    [number, { kind: 'short', text: '1' }],
    [short, { kind: 'number', value: 1 }],
  ]
  for (const [asked, answer] of wrong) assert.equal(fits(asked, shown, answer), false, JSON.stringify(answer))
})

test('items to order are never shown in the right order, and options come in every order', () => {
  const random = (below: number) => Math.floor(Math.random() * below)
  const pair = question({ kind: 'order', text: 'q', items: ['1', '2'] })
  const seen = new Set<string>()
  for (let time = 0; time < 300; time++) {
    assert.deepEqual(drawOrder(pair, random), [1, 0])
    assert.notDeepEqual(drawOrder(order, random), [0, 1, 2])
    seen.add(drawOrder(one, random).join(''))
  }
  assert.equal(seen.size, 6)
})

test('a question to answer says nothing of its key', () => {
  const shown = { text: 'q', code: null, picture: null }
  assert.deepEqual(toAnswer(several, [3, 0, 2, 1], null), { kind: 'several', ...shown, options: ['d', 'a', 'c', 'b'] })
  assert.deepEqual(toAnswer(number, [], null), { kind: 'number', ...shown, unit: 'kg' })
  assert.deepEqual(toAnswer(short, [], null), { kind: 'short', ...shown })
  const right = ['d', 'c', 'b', 'a']
  assert.deepEqual(toAnswer(match, [3, 2, 1, 0], null), { kind: 'match', ...shown, left: ['A', 'B', 'C'], right })
  assert.deepEqual(toAnswer(gaps, [], null), { kind: 'gaps', ...shown, parts: ['To ', ' or not to ', '.'] })
  const picture = { file: 'a'.repeat(22), alt: 'A tree' }
  const withPicture = question({ kind: 'short', text: 'q', accepted: ['oak'], picture, code: { language: null, text: 'x' } })
  assert.deepEqual(toAnswer(withPicture, [], '/media/x'), {
    kind: 'short',
    text: 'q',
    code: { language: null, text: 'x' },
    picture: { link: '/media/x', alt: 'A tree' },
  })
})

test('so many of each skill are drawn, each with the same chance', () => {
  const pool = [1, 1, 1, 2, null, null].map((skillId, id) => ({ id, skillId }))
  const random = (below: number) => Math.floor(Math.random() * below)
  const times = new Map<number, number>()
  for (let time = 0; time < 3000; time++) {
    const drawn = drawQuestions(pool, 1, random)
    assert.deepEqual(drawn.map(({ skillId }) => String(skillId)).sort(), ['1', '2', 'null'])
    for (const { id } of drawn) times.set(id, (times.get(id) ?? 0) + 1)
  }
  for (const id of [0, 1, 2]) assert.ok(Math.abs((times.get(id) ?? 0) - 1000) < 150, String(times.get(id)))
  assert.equal(times.get(3), 3000)
  assert.equal(drawQuestions(pool, null, random).length, 6)
})

test('the pass mark is reached in each skill, and a percentage is never rounded up to it', () => {
  const [sql, art] = [
    { id: 1, name: 'SQL' },
    { id: 2, name: 'Art' },
  ]
  const of = (skill: { id: number; name: string } | null, ...given: number[]) => given.map((mark) => ({ skill, mark }))
  const failed = scoreAttempt([...of(sql, 1, 1, 1, 1, 1, 1, 1, 1, 1), ...of(art, 0)], 80)
  assert.deepEqual([failed.percent, failed.isPassed], [90, false])
  assert.deepEqual(
    failed.skills.map(({ percent, isPassed }) => [percent, isPassed]),
    [
      [100, true],
      [0, false],
    ],
  )
  const thirds = [1 / 3, 1 / 3, 1 / 3, 1 / 3, 1 / 3, 1 / 3, 1, 1, 1, 1 / 3, 1 / 3, 1 / 3]
  assert.deepEqual(scoreAttempt(of(null, ...thirds), 50), {
    percent: 50,
    isPassed: true,
    skills: [{ skill: null, percent: 50, isPassed: true }],
  })
  const almost = scoreAttempt(of(sql, ...Array<number>(199).fill(0.8), 0.75), 80)
  assert.deepEqual([almost.percent, almost.isPassed], [79, false])
})
