import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { test } from 'node:test'

interface Packages {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  workspaces?: string[]
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Packages
const own = read('package.json')
const ofTests = read('test/packages/package.json')

async function filesThatName(names: string[], pattern: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(pattern, { exclude: (name) => name === 'dist' || name === 'testing' }))
  return files
    .filter((file) => !/\.(test|spec)\.tsx?$/.test(file))
    .filter((file) => {
      const specifiers = [...readFileSync(file, 'utf8').matchAll(/^import (?!type )[^']*'([^']+)'|import\('([^']+)'\)/gm)]
      return specifiers.some(([, first, second]) => names.some((name) => `${first ?? second}/`.startsWith(`${name}/`)))
    })
}

test('what npm start runs and builds imports no package of the tests', async () => {
  const names = Object.keys({ ...ofTests.devDependencies, ...ofTests.optionalDependencies })
  assert.ok(names.includes('@playwright/test'))
  assert.deepEqual(await filesThatName(names, '{contract,server,web,demo}/**/*.{ts,tsx}'), [])
  assert.deepEqual(await filesThatName(names, 'vite.config.ts'), [])
})

test('what the image runs imports no package of the web app and its build', async () => {
  const names = Object.keys(own.devDependencies ?? {})
  assert.ok(names.includes('vite'))
  assert.deepEqual(await filesThatName(names, '{contract,server,demo}/**/*.ts'), [])
})

test('a package has one place', () => {
  const names = [own.dependencies, own.devDependencies, own.optionalDependencies, ofTests.devDependencies].flatMap((group) =>
    Object.keys(group ?? {}),
  )
  assert.equal(new Set(names).size, names.length)
  assert.deepEqual(own.workspaces, ['test/packages'])
})

test('the lockfile names no registry', () => {
  assert.deepEqual(
    readFileSync('package-lock.json', 'utf8').match(/"resolved": "(?!test\/packages")[^"]*"|https?:\/\/registry[^"]*/g),
    null,
  )
  assert.ok(!existsSync('test/packages/package-lock.json'))
})
