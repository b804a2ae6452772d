import { business } from './business.ts'
import { data } from './data.ts'
import { design } from './design.ts'
import { health } from './health.ts'
import { languages } from './languages.ts'
import { musicAndArts } from './music-and-arts.ts'
import { programming } from './programming.ts'
import { science } from './science.ts'
import type { DemoCourse } from './types.ts'

export { demoCreators, demoStudents } from './people.ts'
export type * from './types.ts'

const fields = [programming, data, design, business, languages, science, musicAndArts, health]

/** One of each field in turn, so that every page of the catalogue shows its breadth. */
export const demoCourses: DemoCourse[] = programming.flatMap((_, turn) => fields.flatMap((courses) => courses[turn] ?? []))
