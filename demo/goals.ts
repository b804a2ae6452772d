import type { Parts } from '#server/core/app.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { addGoal } from '#server/goals/index.ts'

interface DemoGoal {
  name: string
  sentence: string
  /** By the names of skills. */
  skills: Record<string, number>
}

/** What the Admin of the demo offers on the first page. The catalogue reaches all of these levels. */
const goals: DemoGoal[] = [
  {
    name: 'Web developer',
    sentence: 'Build pages and services that last.',
    skills: { JavaScript: 6, 'HTML and CSS': 4, 'API design': 4, SQL: 4, Git: 3 },
  },
  {
    name: 'Data analyst',
    sentence: 'Ask data a question, show the answer.',
    skills: { SQL: 5, Statistics: 4, 'Data visualisation': 4, Spreadsheets: 3 },
  },
  {
    name: 'Interface designer',
    sentence: 'Design screens everybody can use.',
    skills: { 'Interface design': 6, Typography: 4, 'User research': 3, Colour: 3, Accessibility: 3 },
  },
  {
    name: 'Start a business',
    sentence: 'Take an idea to its first customer.',
    skills: { Marketing: 4, Negotiation: 4, Communication: 5, Accounting: 3 },
  },
  {
    name: 'Speak Spanish',
    sentence: 'From a first trip to a conversation.',
    skills: { Spanish: 6, Speaking: 3, Listening: 3 },
  },
  {
    name: 'Songwriter',
    sentence: 'Write a song and record it at home.',
    skills: { Songwriting: 5, 'Music theory': 4, 'Audio production': 4, Observation: 2 },
  },
]

export async function seedGoals(db: Db, parts: Parts, people: Map<string, number>): Promise<void> {
  const skills = await db.many<{ id: number; name: string }>(sql`select id, name from skills`)
  const ids = new Map(skills.map(({ id, name }) => [name, id]))
  const wished = ([name, level]: [string, number]) => {
    const skillId = ids.get(name)
    if (skillId === undefined) throw new Error(`no course of the demo teaches ${name}`)
    return { skillId, level }
  }
  for (const { name, sentence, skills } of goals) {
    const form = { name, sentence, skills: Object.entries(skills).map(wished) }
    await addGoal({ ...parts, db }, people.get('admin@demo.test') ?? 0, form)
  }
}
