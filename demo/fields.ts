import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { addField } from '#server/fields/index.ts'
import type { DemoField } from './content/index.ts'

const names: Record<DemoField, string> = {
  programming: 'Programming',
  data: 'Data',
  design: 'Design',
  business: 'Business',
  languages: 'Languages',
  science: 'Science',
  'music-and-arts': 'Music and arts',
  health: 'Health',
}

/** The fields of study, as the Admin of the demo has listed them. Returns their ids. */
export async function seedFields(db: Db, parts: Parts, people: Map<string, number>): Promise<Map<DemoField, number>> {
  const adminId = people.get('admin@demo.test') ?? 0
  const ids = new Map<DemoField, number>()
  for (const [field, name] of Object.entries(names) as [DemoField, string][])
    ids.set(field, (await addField({ ...parts, db }, adminId, name)).id)
  return ids
}
