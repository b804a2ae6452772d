import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Checked } from './checks.ts'
import { type Diary, type Group, groups } from './diary.ts'

const file = 'bench/RESULTS-rehearsal.md'

export interface Step extends Checked {
  name: string
  /** Seconds. */
  pauses: Record<Group, number>
}

export interface Outcome {
  steps: Step[]
  diary: Diary
  /** Sentences about what else went wrong. */
  complaints: string[]
  minutes: number
}

/** Prints the last line of the table at once, because the rehearsal takes minutes. */
export function announce(steps: Step[]): void {
  const step = steps.at(-1)
  if (!step) return
  if (steps.length === 1) console.log(head)
  console.log(toRow(step))
  for (const problem of [...step.lost.map((act) => `lost: ${act}`), step.ledger, step.files].filter(Boolean)) console.log(problem)
}

const kinds = ['bought', 'learned', 'submitted', 'reviewed', 'uploaded']
const countActs = ({ acts }: Diary, kind: string) => [...acts].filter((act) => act.startsWith(`${kind} `)).length

/** A sentence for everything that is not as it should be. */
export function findProblems({ steps, diary, complaints }: Outcome): string[] {
  const errors = diary.statuses.get(500) ?? 0
  return [
    ...steps.filter(({ lost }) => lost.length > 0).map(({ name, lost }) => `${name}: ${lost.length} acts lost`),
    ...steps.filter(({ ledger }) => ledger).map(({ name }) => `${name}: the ledger is not clean`),
    ...steps.filter(({ files }) => files).map(({ name }) => `${name}: the files are not clean`),
    ...kinds.filter((kind) => countActs(diary, kind) === 0).map((kind) => `nothing was ${kind}`),
    ...(errors > 0 ? [`${errors} responses with status 500`] : []),
    ...complaints,
  ]
}

/** Writes the table. Returns whether everything is as it should be. */
export function report(outcome: Outcome): boolean {
  const { steps, diary, minutes } = outcome
  const problems = findProblems(outcome)
  const counts = kinds.map((kind) => `${countActs(diary, kind)} ${kind}`).join(', ')
  const statuses = [...diary.statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  const lines = [
    '# What `npm run portal -- rehearse` showed',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${minutes.toFixed(1)} minutes. Three portals behind HAProxy with TLS, each with a PgBouncer in transaction mode; three PostgreSQL under Patroni with etcd and synchronous replication; OpenStack Swift as the bucket. All of them share this machine, so the pauses also show how busy it was.`,
    '',
    'A pause is the longest time in seconds between two successes of the same person, with a thinking time of 0.15 s. Buyers put a course into the cart and buy it; readers are guests in the catalogue; learners buy, learn, submit a final task and review one; creators upload books by the tus protocol. Everybody tries again with the same key until there is a response, like the web app. After each step every acknowledged act is looked up in the database, and `npm run portal -- check ledger` and `npm run portal -- check files` run, while people go on.',
    '',
    head,
    ...steps.map(toRow),
    '',
    `Acknowledged: ${counts}. Uploads that had to begin again: ${diary.uploadsBegunAgain}.`,
    '',
    `Responses by status (0: the connection broke): ${statuses.join(', ')}.`,
    '',
    'Whatever was killed is started again by a supervisor after a second, as systemd does it; nothing was restarted by hand.',
    '',
    ...(problems.length === 0
      ? ['Nothing was lost.']
      : ['**Not as it should be:**', ...problems.map((problem) => `- ${problem}`)]),
    '',
  ]
  writeFileSync(file, lines.join('\n'))
  console.log(`\n${lines.join('\n')}\nWritten to ${file}.`)
  return problems.length === 0
}

const columns = ['step', ...groups.map((group) => `pause for ${group}`), 'acknowledged so far', 'lost', 'ledger', 'files']
const head = [columns, columns.map((_, index) => (index === 0 ? '---' : '---:'))].map(line).join('\n')

function toRow({ name, pauses, acknowledged, lost, ledger, files }: Step): string {
  const state = (problem: string) => (problem ? 'NOT CLEAN' : 'clean')
  const waits = groups.map((group) => pauses[group].toFixed(1))
  return line([name, ...waits, String(acknowledged), String(lost.length), state(ledger), state(files)])
}

function line(cells: string[]): string {
  return `| ${cells.join(' | ')} |`
}
