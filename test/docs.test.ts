import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { basename, dirname, join, matchesGlob } from 'node:path'
import { test } from 'node:test'
import { environment } from '#server/core/environment.ts'
import { settingsPageFile, writeSettingsPage } from '../scripts/settings-page.ts'

const pages = await Array.fromAsync(glob('{*.md,docs/**/*.md,deploy/**/*.md}'))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test('every path and npm script that the docs name exists', () => {
  for (const page of pages) {
    const text = readFileSync(page, 'utf8')
    for (const [, name = ''] of text.matchAll(/npm (?:run )?([a-z0-9:]+(?:-[a-z0-9]+)*)/g)) {
      assert.ok(
        name in scripts || ['ci', 'install', 'packages', 'scripts', 'version'].includes(name),
        `${page} names npm ${name}`,
      )
    }
    for (const [, path = ''] of text.matchAll(/`((?:contract|server|web|demo|e2e|bench|docs|test|scripts|deploy)\/[\w./-]*)`/g)) {
      assert.ok(existsSync(path), `${page} names ${path}`)
    }
    for (const [, link = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)) {
      assert.ok(existsSync(join(dirname(page), link)), `${page} links to ${link}`)
    }
  }
})

test('every file that the docs name without its folder exists', async () => {
  const folders = '{contract,server,web,demo,e2e,bench,docs,test,scripts,deploy}'
  const names = (await Array.fromAsync(glob([`${folders}/**/*.*`, '*.*']))).map((file) => basename(file))
  /** In the data folder, in a backup, in a PDF, or made by the reader. */
  const elsewhere = ['postgres.log', 'secret.key', 'manifest.json', 'certificate.json', 'certificate.sig', 'secret.yaml']
  for (const page of pages.filter((page) => page !== 'CHANGELOG.md')) {
    for (const [, name = ''] of readFileSync(page, 'utf8').matchAll(
      /`([\w*-][\w*.-]*\.(?:[cm]?[jt]sx?|css|sql|md|html|json|ya?ml))`/g,
    )) {
      assert.ok(elsewhere.includes(name) || names.some((file) => matchesGlob(file, name)), `${page} names ${name}`)
    }
  }
})

test('decisions are cited by the number of their page', () => {
  for (const page of pages) {
    const text = readFileSync(page, 'utf8')
    const [, number] = /^docs\/decisions\/0*(\d+)-/.exec(page) ?? []
    if (number) assert.match(text, new RegExp(`^# ${number}\\. `))
    for (const [, cited = '', link = ''] of text.matchAll(/\[decision (\d+)\]\(([^)]+)\)/gi)) {
      assert.equal(Number(basename(link).slice(0, 4)), Number(cited), `${page} links decision ${cited} to ${link}`)
    }
  }
})

test('every setting is described in docs/settings.md; node scripts/settings-page.ts writes it again', () => {
  for (const [name, setting] of Object.entries(environment.shape))
    assert.ok(setting.description && setting.description.length > 10, `${name} has no description`)
  const page = readFileSync(settingsPageFile, 'utf8')
  assert.equal(page, writeSettingsPage())
  const named = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  assert.deepEqual(named.sort(), Object.keys(environment.shape).sort())
})
