import type { Subject } from './read-subjects.ts'
import { arts } from './subjects-arts.ts'
import { business } from './subjects-business.ts'
import { cloud } from './subjects-cloud.ts'
import { cooking } from './subjects-cooking.ts'
import { crafts } from './subjects-crafts.ts'
import { data } from './subjects-data.ts'
import { design } from './subjects-design.ts'
import { growth } from './subjects-growth.ts'
import { health } from './subjects-health.ts'
import { languages } from './subjects-languages.ts'
import { marketing } from './subjects-marketing.ts'
import { maths } from './subjects-maths.ts'
import { music } from './subjects-music.ts'
import { office } from './subjects-office.ts'
import { photo } from './subjects-photo.ts'
import { programming } from './subjects-programming.ts'
import { science } from './subjects-science.ts'
import { web } from './subjects-web.ts'

/** Subjects of the same field stand together. */
export const subjects: Subject[] = [
  programming,
  web,
  data,
  cloud,
  design,
  arts,
  photo,
  music,
  languages,
  office,
  business,
  marketing,
  growth,
  maths,
  science,
  health,
  crafts,
  cooking,
].flat()

export const fields = [...new Set(subjects.map(({ field }) => field))]
