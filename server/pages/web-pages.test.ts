import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screenModule, screenNames } from '#contract/core/screens.ts'
import { readManifest } from './web-build.ts'
import { matchPage } from './web-pages.ts'

test('every screen is in the build', () => {
  const manifest = readManifest()
  for (const name of screenNames) {
    const module = screenModule(name)
    assert.ok(module === undefined || manifest[module], module)
  }
})

test('addresses are matched like in the web’s router', () => {
  const match = (path: string) => {
    const found = matchPage(path)
    return found && [found.name, found.params]
  }
  assert.deepEqual(match('/courses/filtered'), ['search', { filter: undefined }])
  assert.deepEqual(match('/courses/Filtered/c%23%2F%20x/'), ['search', { filter: 'c#/ x' }])
  assert.deepEqual(match('/courses/12'), ['course', { id: '12' }])
  assert.deepEqual(match('/courses/learn/12'), ['learnCourse', { id: '12' }])
  assert.deepEqual(match('/courses/preview/12'), ['previewCourse', { id: '12' }])
  assert.deepEqual(match('/courses/learn'), ['course', { id: 'learn' }])
  for (const path of ['/courses/1/2', '/course', '/courses/filtered/a/b', '', '/statistics'])
    assert.equal(match(path), undefined, path)
})
