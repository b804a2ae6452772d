import assert from 'node:assert/strict'
import { test } from 'node:test'
import temml from 'temml'
import { LessonText } from '#contract/materials/lesson-text.ts'
import { countWords, type LessonNode, pictureIds } from '#contract/materials/read-lesson.ts'
import { composeArticle } from '../articles/compose-article.ts'
import { lessonPictures } from '../artwork/lesson-pictures.ts'
import { composeBook, wordsIn } from '../books/compose-book.ts'
import { fonts } from '../fonts.ts'
import { composeLesson } from '../lessons/compose-lesson.ts'
import { exerciseMinutesIn, exercisePart } from '../text/exercises.ts'
import { readBlocks } from '../text/read-blocks.ts'
import { toHtml } from '../text/to-html.ts'
import { articleTexts, findArticleText } from './articles/index.ts'
import { bookTitles } from './books/index.ts'
import { filmTexts, findFilmText } from './films/index.ts'
import { type DemoMaterial, demoCourses, findMaterials } from './index.ts'
import { lessonTexts } from './lessons/index.ts'
import { practice } from './practice/index.ts'
import { demoTasks } from './tasks/index.ts'

const listNames = (kind: DemoMaterial['kind']) =>
  findMaterials(kind)
    .map(({ material }) => material.name)
    .sort()

test('every material has its words, and no words are left over', () => {
  assert.deepEqual(Object.keys(filmTexts).sort(), listNames('video'))
  assert.deepEqual(Object.keys(articleTexts).sort(), [...listNames('article'), ...listNames('lesson')].sort())
  assert.deepEqual(bookTitles.toSorted(), listNames('book'))
})

test('a film fits on the screen: short sentences, the last of them something to do', () => {
  for (const name of listNames('video')) {
    for (const sentence of findFilmText(name)) assert.ok(sentence.length <= 100 && !sentence.includes('!'), sentence)
    assert.match(findFilmText(name)[3], /^Your turn: /)
  }
})

test('an article is worth opening, and ends with something to try', () => {
  for (const name of listNames('article')) {
    const blocks = readBlocks(findArticleText(name))
    assert.ok(toHtml(blocks).split(/\s+/).length > 150, name)
    assert.ok(
      blocks.some((block) => block.kind === 'heading' && block.text === 'Try it'),
      name,
    )
  }
})

/** The kinds of parts and marks that a lesson has. */
const kindsIn = (node: LessonNode): string[] => [
  node.type,
  ...(node.marks ?? []).map(({ type }) => type),
  ...(node.content ?? []).flatMap(kindsIn),
]

test('a lesson is a text that the portal accepts as it is, without anything dropped, and ends with something to try', () => {
  for (const name of listNames('lesson')) {
    const lesson = composeLesson(name, () => 'x'.repeat(22))
    assert.deepEqual(LessonText.parse(lesson), lesson, name)
    assert.ok(countWords(lesson) > 150, name)
    const headings = lesson.content.flatMap((block) => (block.type === 'heading' ? (block.content ?? []) : []))
    assert.ok(
      headings.some((part) => part.type === 'text' && part.text === 'Try it'),
      name,
    )
    assert.doesNotMatch(JSON.stringify(lesson), /!|:::|\*\*|\{\{|\$/, name)
  }
})

const formulasIn = (node: LessonNode): string[] =>
  node.attrs && 'tex' in node.attrs ? [String(node.attrs.tex)] : (node.content ?? []).flatMap(formulasIn)

test('every formula of a lesson can be drawn', () => {
  const formulas = listNames('lesson').flatMap((name) => formulasIn(composeLesson(name)))
  assert.ok(formulas.length > 30, `${formulas.length} formulas`)
  for (const tex of formulas) assert.match(temml.renderToString(tex, { throwOnError: true }), /^<math/, tex)
})

test('six lessons are long, and show what a lesson can have', () => {
  const names = Object.keys(lessonTexts)
  assert.equal(names.length, 6)
  for (const name of names) {
    const lesson = composeLesson(name)
    assert.ok(countWords(lesson) > 700, `${name}: ${countWords(lesson)} words`)
    const kinds = new Set(kindsIn(lesson))
    for (const kind of ['heading', 'table', 'callout', 'details']) assert.ok(kinds.has(kind), `${name}: ${kind}`)
  }
  const all = new Set(names.flatMap((name) => kindsIn(composeLesson(name))))
  for (const kind of ['bulletList', 'orderedList', 'codeBlock', 'formula', 'formulaBlock', 'picture'])
    assert.ok(all.has(kind), kind)
  for (const mark of ['bold', 'italic', 'code', 'link']) assert.ok(all.has(mark), mark)
  assert.deepEqual(names.flatMap((name) => pictureIds(composeLesson(name))).sort(), lessonPictures.toSorted())
})

test('a book has its own chapters beside those of its field, and the fonts have all of its letters', () => {
  for (const use of findMaterials('book')) {
    const book = composeBook(use)
    assert.ok(book.chapters.length >= 7 && wordsIn(book) > 800, book.title)
    if (use.material.extension !== 'pdf') continue
    const missing = [...JSON.stringify(book)].filter((letter) =>
      Object.values(fonts).some((font) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
    )
    assert.deepEqual(missing, [], book.title)
  }
})

test('every book, article and lesson asks for practice and says how long it takes; no exercise occurs twice', () => {
  const articles = listNames('article').map((name) => ({ name, blocks: composeArticle(name) }))
  const books = findMaterials('book').map((use) => ({
    name: use.material.name,
    blocks: composeBook(use).chapters.flatMap(({ blocks }) => blocks),
  }))
  const ofLessons = listNames('lesson').map((name) => ({ name, blocks: exercisePart(name) }))
  const all = [...articles, ...ofLessons, ...books]
  for (const { name, blocks } of all) assert.ok(exerciseMinutesIn(blocks) >= 30, name)
  const exercises = all.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'text' ? (/^Exercise \d+, about (\d+) minutes: (.+)$/.exec(block.text) ?? []) : [],
    ),
  )
  const texts = exercises.filter((_, index) => index % 3 === 2)
  assert.ok(texts.length > 230, `${texts.length} exercises`)
  assert.equal(new Set(texts).size, texts.length)
  assert.equal(new Set(texts.map((text) => text.split(' ').slice(0, 6).join(' '))).size, texts.length)
  for (const text of texts) assert.ok(text.split(' ').length >= 20 && /[.?]$/.test(text), text)
  const names = new Set(all.map(({ name }) => name))
  for (const name of Object.keys(practice)) assert.ok(names.has(name), name)
})

test('more than half of the courses end with a final task', () => {
  const names = demoCourses.map(({ name }) => name)
  for (const [course, { days, questions }] of Object.entries(demoTasks)) {
    assert.ok(names.includes(course), course)
    assert.ok(days >= 2 && days <= 7 && questions.length >= 2 && questions.length <= 4, course)
    assert.equal(
      questions.reduce((sum, { maxMark }) => sum + maxMark, 0),
      100,
      course,
    )
  }
  assert.ok(Object.keys(demoTasks).length > demoCourses.length / 2)
})
