import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formLimits } from '#contract/core/form-limits.ts'
import { readGift } from './read-gift.ts'

const shared = { explanation: '' }
const questionsIn = (text: string) => {
  const { questions, problems } = readGift(text)
  assert.deepEqual(problems, [])
  return questions.map(({ question }) => question)
}
const problemsIn = (text: string) => readGift(text).problems.map(({ line, problem }) => `${line}: ${problem}`)

const readAs: [what: string, text: string, question: object][] = [
  [
    'one right answer',
    "Who is buried in Grant's tomb? {=Grant ~No one ~Napoleon}",
    { kind: 'one', text: "Who is buried in Grant's tomb?", options: ['Grant', 'No one', 'Napoleon'], right: 0 },
  ],
  [
    'several right answers by weights',
    'Which are prime? {\n~%50%2\n~%50%3\n~%-100%4\n~%0%6\n}',
    { kind: 'several', text: 'Which are prime?', options: ['2', '3', '4', '6'], right: [0, 1] },
  ],
  ['true', 'The sun is a star. {TRUE}', { kind: 'one', text: 'The sun is a star.', options: ['True', 'False'], right: 0 }],
  [
    'false with feedback for wrong and right answers',
    'Water burns. {f#It does not.#It puts fires out.}',
    { kind: 'one', text: 'Water burns.', options: ['True', 'False'], right: 1, explanation: 'It puts fires out.' },
  ],
  [
    'accepted words',
    'Two plus two? {=four =4 =%100%Four}',
    { kind: 'short', text: 'Two plus two?', accepted: ['four', '4', 'Four'], isCaseSensitive: false },
  ],
  ['a number', 'Year? {#1822}', { kind: 'number', text: 'Year?', value: 1822, tolerance: 0, unit: '' }],
  [
    'a tolerance',
    'Pi? {#3.14:0.01#Roughly.}',
    { kind: 'number', text: 'Pi?', value: 3.14, tolerance: 0.01, unit: '', explanation: 'Roughly.' },
  ],
  ['a range', 'Pi? {#3.1..3.2}', { kind: 'number', text: 'Pi?', value: 3.15, tolerance: 0.05, unit: '' }],
  ['a negative range', 'How cold? {# -5 .. -1}', { kind: 'number', text: 'How cold?', value: -3, tolerance: 2, unit: '' }],
  [
    'a number in a list',
    'Year? {#\n=1822:0#Right.\n~#Wrong.}',
    { kind: 'number', text: 'Year?', value: 1822, tolerance: 0, unit: '', explanation: 'Right.' },
  ],
  [
    'pairs, with a choice that belongs to nothing',
    'Capitals? {\n=Canada -> Ottawa\n=Italy->Rome\n= -> Sydney }',
    { kind: 'match', text: 'Capitals?', left: ['Canada', 'Italy'], right: ['Ottawa', 'Rome'], extra: ['Sydney'] },
  ],
  [
    'a missing word to choose',
    'Costs are {~low =high} in winter.',
    { kind: 'one', text: 'Costs are ___ in winter.', options: ['low', 'high'], right: 1 },
  ],
  [
    'a missing word to write',
    'Grant was {=buried =entombed}, as you know.',
    { kind: 'gaps', text: 'Fill in the gap.', gapText: 'Grant was ___, as you know.', gaps: [['buried', 'entombed']] },
  ],
  [
    'a missing word in a text that has underscores',
    'The file is a____b: {=two} names.',
    { kind: 'gaps', text: 'Fill in the gap.', gapText: 'The file is a__b: ___ names.', gaps: [['two']] },
  ],
  ['a title, which is left out', '::Q\\:1:: Two? {=2 ~3}', { kind: 'one', text: 'Two?', options: ['2', '3'], right: 0 }],
  ['a title without a question', '::Q\\:1::{=2 ~3}', { kind: 'one', text: 'Q:1', options: ['2', '3'], right: 0 }],
  [
    'escapes',
    'Is \\{a\\:b\\} \\\\ \\~? {=x\\=1 \\#2 ~y\\n}',
    { kind: 'one', text: 'Is {a:b} \\ ~?', options: ['x=1 #2', 'y'], right: 0 },
  ],
  [
    'feedback of the right answer and in general',
    'Two? {=2#Yes. ~3#No.####Think of pairs.}',
    { kind: 'one', text: 'Two?', options: ['2', '3'], right: 0, explanation: 'Yes.\nThink of pairs.' },
  ],
  [
    'HTML as its words',
    '[html]<p>Is 1 &lt; <b>2</b>?</p><script>x</script>{=<i>yes</i> &amp; true ~no}',
    { kind: 'one', text: 'Is 1 < 2?\nx', options: ['yes & true', 'no'], right: 0 },
  ],
  [
    'tags as text where it is not HTML',
    'What is <b>? {=bold ~big}',
    { kind: 'one', text: 'What is <b>?', options: ['bold', 'big'], right: 0 },
  ],
  [
    'Markdown and comments',
    '[markdown]What is `x`?\n// a comment {\nTell. {\n=**a**\n// no\n~b}',
    { kind: 'one', text: 'What is `x`?\nTell.', options: ['**a**', 'b'], right: 0 },
  ],
  ['percent signs that are no weight', 'Prints? {=%d ~%5}', { kind: 'one', text: 'Prints?', options: ['%d', '%5'], right: 0 }],
  [
    'tabs and lines in an option',
    'Two?\t{=the\tnumber\n 2 ~3}',
    { kind: 'one', text: 'Two?', options: ['the number 2', '3'], right: 0 },
  ],
]
for (const [what, text, question] of readAs) {
  test(`GIFT: ${what}`, () => assert.deepEqual(questionsIn(text), [{ ...shared, ...question }]))
}

test('GIFT: lines are counted through comments, categories and every kind of line break', () => {
  const text =
    '\uFEFF// head\r\n$CATEGORY: a/b\r\n\r\n// of the first\r\nOne? {T}\r\r\r::t::Two?\n{F}\n\n\n$CATEGORY: c\nÜç 漢字 🎉? {=é ~ß}'
  const { questions, problems } = readGift(text)
  assert.deepEqual(problems, [])
  assert.deepEqual(
    questions.map(({ line, question }) => [line, question.text]),
    [
      [5, 'One?'],
      [8, 'Two?'],
      [13, 'Üç 漢字 🎉?'],
    ],
  )
})

test('GIFT: questions without an empty line between them are told apart', () => {
  const { questions, problems } = readGift('One? {T}\nTwo?\n{=2\n~3}  \n// three\nThree? {#3}')
  assert.deepEqual(problems, [])
  assert.deepEqual(
    questions.map(({ line, question }) => [line, question.text]),
    [
      [1, 'One?'],
      [2, 'Two?'],
      [5, 'Three?'],
    ],
  )
})

const right = 'Two? {=2 ~3}'
const wrong: [what: string, text: string, problem: RegExp][] = [
  ['an essay', 'Tell. {}', /^1: .*no right answer/],
  ['a description', 'Just so.\nYes.', /^1: .*no answers in braces/],
  ['a brace that is not closed', 'What?\n{=a\n~b', /^2: .*not closed/],
  ['a brace that is not opened', 'What?\n=a }', /^2: .*without an opening/],
  ['a brace in a brace', 'What?\n{=a\n~{b} }', /^3: .*inside the answers/],
  ['two pairs of braces on one line', 'The {=cat} sat on the {=mat}.', /^1: .*one pair of braces/],
  ['a title without an end', '::Title What? {=a ~b}', /^1: The title/],
  ['answers without marks', 'What? {\n4 }', /^1: Answers begin with/],
  ['no right answer', 'What? {~a ~b}', /^1: No answer is right/],
  ['two right answers of one', 'What? {=a\n=b\n~c}', /^2: Only one answer/],
  ['what is no number', 'Pi? {\n#3,14}', /^2: “3,14” is not a number/],
  ['a range from above', 'Pi? {#4..3}', /^1: “4..3” is not/],
  ['a huge number', 'Pi? {#1e999}', /^1: “1e999” is not/],
  ['two numbers', 'Pi? {#=3\n=4}', /^2: .*one right number/],
  ['a wildcard', 'Colour? {=red\n=bl*}', /^2: .*wildcard/],
  ['a pair without an arrow', 'Match. {=a -> b\n=c}', /^2: .*arrow/],
  ['the same option twice', 'What? {=a ~a}', /^1: Each option must be different/],
  ['the same on the right twice', 'Match. {=a -> x =b -> x}', /^1: Each option must be different/],
  ['one option', 'What? {~%100%a}', /^1: Give at least 2 options/],
  ['an empty option', 'What? {=a\n~\n~c}', /^2: Each part is required/],
  [
    'too many options',
    `What? {=a${'\n~b'.repeat(12).replaceAll(/b/g, (_, at: number) => `b${at}`)}}`,
    /^1: Give at most 12 options/,
  ],
  ['a long option', `What? {=a\n~${'b'.repeat(301)}}`, /^2: Each part must be at most 300/],
  ['a long question', `${'a'.repeat(2001)}\n{T}`, /^1: Question must be/],
  ['nothing to ask', '{=a ~b}', /^1: Question must be/],
  ['a long explanation', `What? {T#${'a'.repeat(2001)}}`, /^1: Explanation must be/],
]
for (const [what, text, problem] of wrong) {
  test(`GIFT: ${what} is named by its line, and the next question is read`, () => {
    const { questions, problems } = readGift(`${text}\n\n${right}`)
    const [first, ...others] = problems.map(({ line, problem }) => `${line}: ${problem}`)
    assert.match(first ?? '', problem)
    assert.deepEqual(others, [])
    assert.deepEqual(
      questions.map(({ question }) => question.text),
      ['Two?'],
    )
  })
}

test('GIFT: a part of the mark and a picture are named, and the question is read', () => {
  const { questions, problems } = readGift('[html]Two <img src="a.png">? {=2\n~%50%3}')
  assert.equal(questions.length, 1)
  assert.deepEqual(
    problems.map(({ line }) => line),
    [1, 2],
  )
})

test('GIFT: nothing in the text', () => {
  assert.deepEqual(problemsIn(' \n// only a comment\n'), ['1: There are no questions in this text.'])
})

test('GIFT: more questions than can be imported, and more problems than anybody corrects', () => {
  const { importAtOnce } = formLimits.question
  const many = readGift(`${right}\n\n`.repeat(importAtOnce + 5))
  assert.equal(many.questions.length, importAtOnce)
  assert.deepEqual(many.problems, [{ line: 2 * importAtOnce + 1, problem: 'Import at most 200 questions at once.' }])
  const { problems } = readGift('x\n\n'.repeat(5000))
  assert.equal(problems.length, 101)
  assert.match(problems.at(-1)?.problem ?? '', /more problems/)
})

const most = formLimits.question.importText
const hostile = [
  '{',
  '}',
  '{}',
  '{}\n',
  '=',
  '~',
  '#',
  ':',
  '\\',
  '::',
  '//',
  '\n',
  ' ',
  '*',
  '->',
  '.',
  '1',
  '<',
  '<a',
  '&',
  '_',
  '%',
  '\t',
  '\r',
  '{=',
  '=a',
  '~%50%a\n',
  '####',
  '..',
  '$CATEGORY:',
  '[html]',
  '\u000e',
]
test('GIFT: hostile texts take no longer than others', () => {
  for (const part of hostile) {
    for (const [before, after] of [
      ['', ''],
      ['What? {', '}'],
      ['What? {=a ~b', '}'],
      ['What? {#', '}'],
      ['[html]', '{T}'],
      ['::', '{T}'],
      ['What? {=a -> ', '}'],
      ['', 'x {T} y'],
    ]) {
      const text = `${before}${part.repeat(most)}`.slice(0, most) + after
      const began = performance.now()
      readGift(text)
      const took = performance.now() - began
      assert.ok(took < 2000, `${JSON.stringify(before)} ${JSON.stringify(part)} took ${took} ms`)
    }
  }
})
