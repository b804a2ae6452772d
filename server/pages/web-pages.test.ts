import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readManifest } from './web-build.ts'
import { matchPage, webPages } from './web-pages.ts'

const source = readFileSync('web/routes.tsx', 'utf8')
const screens = new Map(
  [...source.matchAll(/const (\w+) = async \(\) =>[^;]*?import\('\.\/([^']+)'\)/g)].map(([, name, screen]) => [name, screen]),
)

test('the server knows the addresses of the web app and the screens behind them, no more and no less', () => {
  const routes = [...source.matchAll(/\{ path: '([^'*]+)',.*lazy: (?:\{ Component: (\w+) \}|(\w+))/g)]
  const inWeb = [
    ['/courses', undefined],
    ...routes.map(([, path, component, lazy]) => [`/${path}`, screens.get(component ?? lazy)]),
  ]
  assert.ok(inWeb.length > 15)
  assert.equal(source.match(/path: '/g)?.length, inWeb.length + 2, 'besides these, * and account, which leads to the profile')
  const { '/': home, '/account': account, ...rest } = webPages
  assert.deepEqual(
    Object.fromEntries(Object.entries(rest).map(([path, { screen }]) => [path, screen])),
    Object.fromEntries(inWeb),
  )
  assert.equal(home?.screen, undefined)
  assert.equal(account?.screen, webPages['/account/profile']?.screen)
})

test('every screen is in the build', () => {
  const manifest = readManifest()
  for (const { screen } of Object.values(webPages)) assert.ok(screen === undefined || manifest[screen], screen)
})

test('addresses are matched as the router of the web does', () => {
  const match = (path: string) => {
    const found = matchPage(path)
    return found && [Object.keys(webPages).find((key) => webPages[key] === found.page), found.params]
  }
  assert.deepEqual(match('/courses/filtered'), ['/courses/filtered/:filter?', { filter: undefined }])
  assert.deepEqual(match('/courses/Filtered/c%23%2F%20x/'), ['/courses/filtered/:filter?', { filter: 'c#/ x' }])
  assert.deepEqual(match('/courses/12'), ['/courses/:id', { id: '12' }])
  assert.deepEqual(match('/courses/learn/12'), ['/courses/learn/:id', { id: '12' }])
  assert.deepEqual(match('/courses/learn'), ['/courses/:id', { id: 'learn' }])
  for (const path of ['/courses/1/2', '/course', '/courses/filtered/a/b', '', '/statistics'])
    assert.equal(match(path), undefined, path)
})
