import loadHighs from 'highs'
import { findRoute } from '#server/automated-search/index.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { addRoute, choosePlan, RouteSearches } from '#server/learning-routes/index.ts'
import { demoStudent } from './accounts.ts'

const goal = {
  name: 'Web developer in Madrid',
  hoursPerWeek: 4,
  milestones: [
    { days: 28, skills: { Git: 2, 'HTML and CSS': 2 } },
    { days: 140, skills: { Python: 6, 'HTML and CSS': 4, Communication: 4, Spanish: 6 } },
  ],
}

/** The demo's student follows a route in two steps: the cheapest plan in time, found by the portal's own search. */
export async function seedRoutes(db: Db, parts: Parts, people: Map<string, number>): Promise<void> {
  const userId = people.get(demoStudent.email) ?? 0
  const own: Parts = { ...parts, db }
  const dayIn = (days: number) => later(parts.clock.now(), { days }).toISOString().slice(0, 10)
  const skills = await db.many<{ id: number; name: string }>(sql`select id, name from skills`)
  const skillId = (name: string) => skills.find((skill) => skill.name === name)?.id ?? 0
  const { id } = await addRoute(own, userId, {
    name: goal.name,
    milestones: goal.milestones.map(({ days, skills }) => ({
      date: dayIn(days),
      skills: Object.entries(skills).map(([name, level]) => ({ skillId: skillId(name), level })),
    })),
    hoursPerWeek: goal.hoursPerWeek,
    weeksOff: [],
    points: { areLimit: false, expected: [] },
    musts: [],
    leftOut: [],
    countOwn: true,
    countsForAuthors: false,
  })
  const wanted = dayIn(goal.milestones.at(-1)?.days ?? 0)
  const inTime: { id: number; finishDate: string }[] = []
  const searcher = { userId, address: '127.0.0.1', timeZone: 'UTC', signal: new AbortController().signal }
  for await (const event of new RouteSearches(own, await searchIn(db)).search(id, searcher)) {
    if (event.kind === 'refused') throw new Error(`the demo has no route: ${event.message}`)
    if (event.kind === 'plan' && event.plan.finishDate <= wanted) inTime.push(event.plan)
  }
  const chosen = inTime.sort((one, other) => one.finishDate.localeCompare(other.finishDate)).at(-1)
  if (!chosen) throw new Error('the demo has no route in time')
  await choosePlan(own, userId, { id, planId: chosen.id })
}

/** The workers of a server would not see what is not committed yet, so this searches in the transaction. */
async function searchIn(db: Db): Promise<ConstructorParameters<typeof RouteSearches>[1]> {
  const highs = await loadHighs()
  const allow = (seconds: number) => {
    const until = performance.now() + seconds * 1000
    return () => (until - performance.now()) / 1000
  }
  // What is read belongs to one moment already: the transaction is alone. Asking for that again would be refused in its middle.
  const reading: Db = { ...db, run: async () => 0, tx: (work) => work(reading) }
  return { follow: (question, _signal, tell) => findRoute({ db: reading, highs, allow, tell }, question) }
}
