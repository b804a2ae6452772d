import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limits } from '#contract/core/limits.ts'
import { acceptedExtensions, whyRefused } from '#web/ui/upload/file-rule.ts'
import { fillIn, matchingQuality, mediaRules, nameFrom, uploadHelp } from './media-files.ts'

interface Values {
  name: string
  duration: number | string
}

test('a file of another kind, an empty and a too large one are refused before they are sent', () => {
  assert.equal(whyRefused(mediaRules.videos, { name: 'film.MP4', size: 10 }), undefined)
  assert.equal(
    whyRefused(mediaRules.books, { name: 'film.mp4', size: 10 }),
    'Please choose a book: pdf, epub, djvu, mobi, docx or txt.',
  )
  assert.equal(whyRefused(mediaRules.videos, { name: 'mp4', size: 10 }), 'Please choose a video: mp4, webm, mov or mkv.')
  assert.equal(whyRefused(mediaRules.videos, { name: 'film.mp4.exe', size: 10 }), 'Please choose a video: mp4, webm, mov or mkv.')
  assert.equal(whyRefused(mediaRules.books, { name: 'a.pdf', size: 0 }), 'This file is empty.')
  assert.equal(whyRefused(mediaRules.books, { name: 'a.pdf', size: limits.book.maxBytes }), undefined)
  assert.equal(
    whyRefused(mediaRules.books, { name: 'a.pdf', size: limits.book.maxBytes + 1 }),
    'This file is too large: at most 200 MB.',
  )
  assert.equal(
    whyRefused(mediaRules.videos, { name: 'a.mkv', size: limits.video.maxBytes + 1 }),
    'This file is too large: at most 2 GB.',
  )
})

test('the allowed files are named for the browser and for people', () => {
  assert.equal(acceptedExtensions(mediaRules.videos), '.mp4,.webm,.mov,.mkv')
  assert.equal(uploadHelp('videos'), 'mp4, webm, mov or mkv, at most 2 GB')
})

test('a file is called by its name without the ending', () => {
  assert.equal(nameFrom('Intro_to_SQL.final.pdf'), 'Intro to SQL.final')
  assert.equal(nameFrom('.pdf'), '')
  assert.equal(nameFrom(`${'a'.repeat(300)}.pdf`).length, limits.material.name.max)
})

test('the quality is guessed from the picture, upright and wide ones too', () => {
  const qualities = ['240p', '360p', '480p', '720p', '1080p', '1440p', '2160p'].map((name) => ({ name }))
  const guess = (width: number, height: number) => matchingQuality(qualities, width, height)?.name
  assert.equal(guess(1920, 1080), '1080p')
  assert.equal(guess(1080, 1920), '1080p')
  assert.equal(guess(1920, 800), '1080p')
  assert.equal(guess(640, 480), '480p')
  assert.equal(guess(854, 480), '480p')
  assert.equal(guess(160, 120), '240p')
  assert.equal(guess(7680, 4320), '2160p')
  assert.equal(matchingQuality([], 1, 1), undefined)
})

test('a file fills what is empty or came from the file before, and never what was typed', () => {
  const first = { name: 'film', duration: 60 }
  assert.deepEqual(fillIn<Values>({ name: '', duration: '' }, first, {}), first)
  const typed = { name: 'My film', duration: 60 }
  assert.deepEqual(fillIn<Values>(typed, { name: 'other', duration: 90 }, first), { duration: 90 })
})
