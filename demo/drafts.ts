import { DraftForm } from '#contract/drafts/drafts.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { addDraft, keepVersion } from '#server/drafts/index.ts'

const author = 'creator@demo.test'
/** Begun on a train, and not finished yet. */
const begun = {
  name: 'Dashboards that people read',
  shortDescription: 'One screen, five figures, and the question that each of them answers.',
  description: 'Most dashboards show everything and say nothing.\n\nThis course begins with the people who look at one:',
  price: 60,
  skills: { 'Data visualisation': 2, Spreadsheets: 1 },
}
const changed = { course: 'SQL from zero', daysBefore: 60, cheaperBy: 10, note: 'A new text about style, and a price to match.' }

/** A draft of the demo's author, and a course of theirs that was published twice. */
export async function seedDrafts(db: Db, parts: Parts, people: Map<string, number>, courses: Map<string, number>): Promise<void> {
  const skills = []
  for (const [name, level] of Object.entries(begun.skills))
    skills.push({ level, ...(await db.one<{ id: number }>(sql`select id from skills where name = ${name}`)) })
  const { thumbnail: _, note, ...form } = DraftForm.parse({ ...begun, skills })
  const yesterday: Parts = { ...parts, db, clock: { now: () => later(parts.clock.now(), { days: -1 }) } }
  const draft = { authorId: people.get(author) ?? 0, courseId: null, form, thumbnailFileId: null, note, basedOn: null }
  await addDraft(yesterday, draft)

  const courseId = courses.get(changed.course) ?? 0
  await keepVersion(db, courseId)
  // As it was before: cheaper, and without its last material.
  await db.run(sql`
    update course_versions
       set published_at = published_at - make_interval(days => ${changed.daysBefore}),
           form = form || jsonb_build_object('price', (form ->> 'price')::int - ${changed.cheaperBy}::int, 'materials', (form -> 'materials') - -1)
     where course_id = ${courseId}`)
  await keepVersion(db, courseId, { note: changed.note })
}
