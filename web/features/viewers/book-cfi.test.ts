import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatCfi, nearest, parseCfi } from './book-cfi.ts'
import { anchorIn, pathIn } from './book-path.ts'

test('a place is written as a CFI, and read back', () => {
  const place = { chapter: 3, steps: '/4/2/10' }
  assert.equal(formatCfi(6, place), 'epubcfi(/6/8!/4/2/10)')
  assert.deepEqual(parseCfi(formatCfi(6, place)), place)
  assert.deepEqual(parseCfi('epubcfi(/6/4[chap01ref]!/4/10/2:3)'), { chapter: 1, steps: '/4/10/2' })
})

test('anything that is not a CFI is not a place', () => {
  for (const text of [null, '', '12', 'epubcfi(/6)', 'epubcfi(nowhere)']) assert.equal(parseCfi(text), undefined)
})

test('a missing paragraph is replaced by the last one before it', () => {
  const places = ['/4/2', '/4/4', '/4/4/2', '/4/10']
  assert.equal(nearest(places, '/4/4/2'), 2)
  assert.equal(nearest(places, '/4/6'), 2)
  assert.equal(nearest(places, '/4/4/2/6'), 2)
  assert.equal(nearest(places, '/4/100'), 3)
  assert.equal(nearest(places, '/2'), -1)
})

test('addresses in a book lead to its files, and nowhere else', () => {
  assert.equal(pathIn('OEBPS/text/one.xhtml', '../images/a%20b.png'), 'OEBPS/images/a b.png')
  assert.equal(pathIn('OEBPS/one.xhtml', '#note'), 'OEBPS/one.xhtml')
  assert.equal(pathIn('a #1?/one.xhtml', 'two.xhtml#x'), 'a #1?/two.xhtml')
  assert.equal(pathIn('one.xhtml', '../../../etc/passwd'), 'etc/passwd')
  for (const address of ['https://evil.example/x', '//evil.example/x', 'javascript:alert(1)', 'data:text/html,x', 'http://[']) {
    assert.equal(pathIn('one.xhtml', address), undefined)
  }
  assert.equal(anchorIn('two.xhtml#a%20b'), 'a b')
  assert.equal(anchorIn('two.xhtml'), undefined)
})
