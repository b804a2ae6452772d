import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { basename, dirname, join, matchesGlob } from 'node:path'
import { test } from 'node:test'
import { environment } from '#server/core/environment.ts'
import { findCommands } from '../scripts/portal/commands.ts'
import { settingsPageFile, writeSettingsPage } from '../scripts/settings-page.ts'

const pages = await Array.fromAsync(glob('{*.md,docs/**/*.md,deploy/**/*.md}'))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Released versions had other commands. */
function commandsIn(file: string, pattern: RegExp): string[] {
  const [text = ''] = readFileSync(file, 'utf8').split(file === 'CHANGELOG.md' ? /^## \d/m : /$^/)
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

test('every path and npm script that the docs name exists', () => {
  for (const page of pages) {
    const text = readFileSync(page, 'utf8')
    for (const name of commandsIn(page, /npm (?:run )?([a-z0-9:]+(?:-[a-z0-9]+)*)/g)) {
      assert.ok(
        name in scripts || ['ci', 'install', 'packages', 'scripts', 'version'].includes(name),
        `${page} names npm ${name}`,
      )
    }
    for (const [, path = ''] of text.matchAll(
      /`((?:contract|media|server|web|demo|e2e|bench|docs|test|scripts|deploy)\/[\w./-]*)`/g,
    )) {
      assert.ok(existsSync(path), `${page} names ${path}`)
    }
    for (const [, link = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)) {
      assert.ok(existsSync(join(dirname(page), link)), `${page} links to ${link}`)
    }
  }
})

test('every npm script and every command of the portal that docs, code and messages name exists', async () => {
  const sources = await Array.fromAsync(
    glob(
      [
        ...[
          '{contract,media,server,web,demo,e2e,bench,scripts,test}/**/*.{ts,tsx,mjs}',
          '{docs,deploy,bench,.github}/**/*.{md,yml,yaml}',
        ],
        ...['*.{md,ts,txt,yaml}', 'deploy/**/*.{service,env,example}', 'Dockerfile', '.ci/run'],
      ],
      { exclude: (name) => name === 'dist' },
    ),
  )
  assert.ok(sources.length > 500)
  for (const file of sources) {
    for (const name of commandsIn(file, /npm run ([a-z]+(?:[:-][a-z0-9]+)*)/g))
      assert.ok(name in scripts, `${file} names npm run ${name}`)
    for (const words of commandsIn(file, /npm run portal -- ([a-z][a-z0-9-]*(?: [a-z0-9-]+)?)/g))
      assert.ok(words.startsWith('help') || findCommands(words.split(' ')).length > 0, `${file} names the command ${words}`)
  }
})

test('every file that the docs name without its folder exists', async () => {
  const folders = '{contract,media,server,web,demo,e2e,bench,docs,test,scripts,deploy}'
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
