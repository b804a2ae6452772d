import assert from 'node:assert/strict'
import { test } from 'node:test'
import { safeReturnUrl } from './return-url.ts'

const origin = 'https://portal.example'

const own = [
  '/',
  '/courses',
  '/courses/12?tab=about#skills',
  '/courses/filtered/a%2Fb%5Cc',
  '/account/author/a@b.c',
  '/my-learning?next=//x',
]
for (const path of own) {
  test(`the portal’s path ${path} is accepted as it is`, () => assert.equal(safeReturnUrl(path, origin), path))
}

const hostile = [
  null,
  undefined,
  '',
  'courses',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/courses\\..\\evil',
  'https://evil.example',
  'https:/evil.example',
  'http://portal.example/courses',
  'javascript:alert(1)',
  'JavaScript:alert(1)//',
  'data:text/html,<script>alert(1)</script>',
  ' /courses',
  ' //evil.example',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\u0000/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/courses/..//evil.example',
  '/./.%2e//evil.example/%2f..',
  '@evil.example',
  '?returnUrl=//evil.example',
  '#//evil.example',
]
for (const text of hostile) {
  test(`${JSON.stringify(text)} leads home instead`, () => assert.equal(safeReturnUrl(text, origin), '/'))
}

test('a path that only looks like a host stays a path', () => {
  assert.equal(safeReturnUrl('/evil.example', origin), '/evil.example')
  assert.equal(safeReturnUrl('/@evil.example', origin), '/@evil.example')
  assert.equal(safeReturnUrl('/courses/../account', origin), '/account')
})
