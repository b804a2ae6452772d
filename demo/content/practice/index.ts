import { business } from './business.ts'
import { data } from './data.ts'
import { design } from './design.ts'
import { health } from './health.ts'
import { languages } from './languages.ts'
import { musicAndArts } from './music-and-arts.ts'
import { programming } from './programming.ts'
import { science } from './science.ts'
import type { Practice } from './types.ts'

export const practice: Practice = {
  ...programming,
  ...data,
  ...design,
  ...business,
  ...languages,
  ...science,
  ...musicAndArts,
  ...health,
}
