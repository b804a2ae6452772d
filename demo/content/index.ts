import { business } from './business.ts'
import { data } from './data.ts'
import { design } from './design.ts'
import { health } from './health.ts'
import { languages } from './languages.ts'
import { musicAndArts } from './music-and-arts.ts'
import { programming } from './programming.ts'
import { science } from './science.ts'
import type { DemoCourse, DemoMaterial } from './types.ts'

export { demoCreators, demoStudents, demoTrainees } from './people.ts'
export type * from './types.ts'

const fields = [programming, data, design, business, languages, science, musicAndArts, health]

/** One of each field in turn, so that every page of the catalogue shows its breadth. */
export const demoCourses: DemoCourse[] = programming.flatMap((_, turn) => fields.flatMap((courses) => courses[turn] ?? []))

/** Decides about the picture that is drawn for a course. */
export const pictureSeed = (course: DemoCourse) => demoCourses.indexOf(course) + 1

/** A material with the courses that have it; the author of the first one made it. */
export interface MaterialUse<Kind extends DemoMaterial['kind']> {
  material: Extract<DemoMaterial, { kind: Kind }>
  courses: [DemoCourse, ...DemoCourse[]]
}

/** Every material of a kind once. */
export function findMaterials<Kind extends DemoMaterial['kind']>(kind: Kind): MaterialUse<Kind>[] {
  const uses = new Map<string, MaterialUse<Kind>>()
  for (const course of demoCourses) {
    for (const material of course.materials) {
      if (!isKind(kind, material)) continue
      const known = uses.get(material.key)
      if (known) known.courses.push(course)
      else uses.set(material.key, { material, courses: [course] })
    }
  }
  return [...uses.values()]
}

const isKind = <Kind extends DemoMaterial['kind']>(
  kind: Kind,
  material: DemoMaterial,
): material is MaterialUse<Kind>['material'] => material.kind === kind
