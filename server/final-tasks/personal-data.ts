import type { Parts } from '#server/core/app.ts'
import type { Leaver } from '#server/core/personal-data.ts'
import { notifyAdminsAfter } from './notify-reviewers.ts'
import { forgetSubmissions } from './personal-data.queries.ts'

export { ownData } from './personal-data.queries.ts'

/** Removes what the person submitted. What waits for the person as an author waits for the Admins from now on. */
export async function forgetPerson(parts: Parts, person: Leaver): Promise<void> {
  await forgetSubmissions(parts, person)
  await notifyAdminsAfter(parts, person.id)
}
