// node e2e/let-midnight-pass.ts learners|answers: the job that counts the learners of courses, or their answers, runs as on the next day.
import { countAnswers } from '#server/checks/index.ts'
import { later } from '#server/core/clock.ts'
import { readSettings } from '#server/core/settings.ts'
import { countLearners } from '#server/insight/index.ts'
import { closeDatabases, joinPortal } from '#server/portal.ts'

// One of them only: for the other test it is not midnight yet.
const count = process.argv[2] === 'answers' ? countAnswers : countLearners
const { E2E_DATABASE_URL, E2E_DATA_DIR } = process.env
const settings = readSettings({ DATABASE_URL: E2E_DATABASE_URL, DATA_DIR: E2E_DATA_DIR, LOG_LEVEL: 'silent' })
const { parts } = await joinPortal(settings)
await count({ ...parts, clock: { now: () => later(parts.clock.now(), { days: 1 }) } })
await closeDatabases(parts)
