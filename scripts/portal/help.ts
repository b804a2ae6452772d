import { type Command, commands, usage } from './commands.ts'

export function listCommands(): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  const list = (isForOperators: boolean) =>
    commands
      .filter((command) => command.isForOperators === isForOperators)
      .map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`)
  return [
    'Usage: npm run portal -- COMMAND [OPTIONS]',
    '',
    'For operators, with the settings of the portal:',
    ...list(true),
    '',
    'For developers:',
    ...list(false),
    '',
    'npm run portal -- help COMMAND says more about one.',
  ].join('\n')
}

export function describe({ name, summary, details, example }: Command): string {
  return `${name}: ${summary}.\n\n${usage(name)}\n${details}\nExample: npm run portal -- ${example}`
}

/** Why there is no such command, with the name that was probably meant. */
export function refuse(words: string[]): string {
  const [nearest] = commands
    .map(({ name }) => {
      const given = words.slice(0, name.split(' ').length).join(' ')
      return { name, given, distance: distanceBetween(given, name) }
    })
    .sort((one, other) => one.distance - other.distance)
  const isNear = nearest && nearest.distance <= nearest.name.length / 2
  const refusal = isNear ? `“${nearest.given}”. Did you mean “${nearest.name}”?` : `“${words[0]}”.`
  return `There is no command ${refusal} npm run portal -- help lists all.`
}

/** How many letters have to be put in, left out or replaced (Levenshtein). */
function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (const [index, wanted] of [...other].entries())
      next.push(Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + Number(letter !== wanted)))
    row = next
  }
  return row.at(-1) ?? 0
}
