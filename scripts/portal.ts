// npm run portal -- COMMAND: the tools of operators and developers. Without a command it lists them; scripts/portal/ has a file for each.
import { spawnSync } from 'node:child_process'
import { type Command, findCommands } from './portal/commands.ts'
import { describe, listCommands, refuse } from './portal/help.ts'

const words = process.argv.slice(2)
const asksForHelp = words[0] === 'help' || words.some((word) => word === '--help' || word === '-h')
const named = words.filter((word) => !['help', '--help', '-h'].includes(word))
const found = findCommands(named)
const [command] = found

if (named.length === 0) end(listCommands(), asksForHelp)
else if (!command) end(refuse(named), false)
else if (asksForHelp || found.length > 1) end(found.map(describe).join('\n\n'), asksForHelp)
else await run(command)

function end(text: string, isWell: boolean): void {
  if (isWell) console.log(text)
  else console.error(text)
  process.exitCode = isWell ? 0 : 1
}

async function run({ name, needs, isForOperators }: Command): Promise<void> {
  if (needs) {
    const { status } = spawnSync(process.execPath, ['scripts/setup.mjs', needs], { stdio: 'inherit' })
    if (status !== 0) process.exit(1)
  }
  // To the tool its options begin where those of any script do.
  process.argv.splice(2, name.split(' ').length)
  try {
    await import(`./portal/${name.replace(' ', '-')}.ts`)
  } catch (error) {
    // An operator needs the sentence, a developer the place too.
    console.error(isForOperators ? (error as Error).message : error)
    process.exit(1)
  }
}
