import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { commands, findCommands } from '../scripts/portal/commands.ts'

function portal(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/portal.ts', ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('every command has a file, and every file a command', () => {
  const files = readdirSync('scripts/portal').filter((file) => !['commands.ts', 'help.ts'].includes(file))
  assert.deepEqual(files.sort(), commands.map(({ name }) => `${name.replace(' ', '-')}.ts`).sort())
})

test('help lists every command in one line, and without a command the list is an error', () => {
  const { status, stdout } = portal('help')
  assert.equal(status, 0)
  for (const { name, summary } of commands) assert.match(stdout, new RegExp(`^  ${name} +${summary}$`, 'm'))
  assert.deepEqual(portal(), { status: 1, stdout: '', stderr: stdout })
})

test('help says the options of a command and an example that the door takes; the command itself does nothing', () => {
  for (const { name, options, example } of commands) {
    assert.deepEqual(
      findCommands(example.split(' ')).map((found) => found.name),
      [name],
    )
    assert.ok(!options.includes('<'))
  }
  const { status, stdout } = portal('help', 'backup')
  assert.equal(status, 0)
  assert.match(stdout, /^Usage: npm run portal -- backup \[FOLDER\]\n.*BACKUP_DIR.*\nExample: npm run portal -- backup \/mnt/m)
  assert.deepEqual(portal('backup', '--help'), { status: 0, stdout, stderr: '' })
})

test('half a name says which commands there are', () => {
  const { status, stderr } = portal('check')
  assert.equal(status, 1)
  assert.match(stderr, /-- check files\n[\s\S]*-- check ledger\n/)
})

test('an unknown command is refused with the nearest name', () => {
  const refused = (...args: string[]) => {
    const { status, stdout, stderr } = portal(...args)
    assert.deepEqual([status, stdout], [1, ''])
    return stderr
  }
  assert.match(refused('bakcup', '/mnt'), /^There is no command “bakcup”\. Did you mean “backup”\?/)
  assert.match(refused('check', 'ledgr'), /“check ledgr”\. Did you mean “check ledger”\?/)
  assert.match(refused('help', 'verfy', 'plan'), /“verfy plan”\. Did you mean “verify plan”\?/)
  assert.match(refused('../setup'), /^There is no command “\.\.\/setup”\. npm run portal -- help lists all\.\n$/)
})
