import { business } from './business.ts'
import { data } from './data.ts'
import { design } from './design.ts'
import { health } from './health.ts'
import { languages } from './languages.ts'
import { musicAndArts } from './music-and-arts.ts'
import { programming } from './programming.ts'
import { science } from './science.ts'
import type { DemoTasks } from './types.ts'

/** The final tasks of the courses that have one. */
export const demoTasks: DemoTasks = {
  ...programming,
  ...data,
  ...design,
  ...business,
  ...languages,
  ...science,
  ...musicAndArts,
  ...health,
}
