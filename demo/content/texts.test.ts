import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composeArticle } from '../articles/compose-article.ts'
import { composeBook, wordsIn } from '../books/compose-book.ts'
import { fonts } from '../fonts.ts'
import { exerciseMinutesIn } from '../text/exercises.ts'
import { readBlocks } from '../text/read-blocks.ts'
import { toHtml } from '../text/to-html.ts'
import { articleTexts, findArticleText } from './articles/index.ts'
import { bookTitles } from './books/index.ts'
import { demoCourses, findMaterials } from './index.ts'
import { findLesson, lessons } from './lessons/index.ts'
import { practice } from './practice/index.ts'
import { demoTasks } from './tasks/index.ts'

const listNames = (kind: 'video' | 'book' | 'article') =>
  findMaterials(kind)
    .map(({ material }) => material.name)
    .sort()

test('every video, book and article has its words, and no words are left over', () => {
  assert.deepEqual(Object.keys(lessons).sort(), listNames('video'))
  assert.deepEqual(Object.keys(articleTexts).sort(), listNames('article'))
  assert.deepEqual(bookTitles.toSorted(), listNames('book'))
})

test('a lesson fits on the screen: short sentences, the last of them something to do', () => {
  for (const name of listNames('video')) {
    for (const sentence of findLesson(name)) assert.ok(sentence.length <= 100 && !sentence.includes('!'), sentence)
    assert.match(findLesson(name)[3], /^Your turn: /)
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

test('every book and article asks for practice and says how long it takes; no exercise occurs twice', () => {
  const articles = listNames('article').map((name) => ({ name, blocks: composeArticle(name) }))
  const books = findMaterials('book').map((use) => ({
    name: use.material.name,
    blocks: composeBook(use).chapters.flatMap(({ blocks }) => blocks),
  }))
  const all = [...articles, ...books]
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
