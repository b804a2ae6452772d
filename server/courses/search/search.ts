import type { CourseCard, FilteredCourses } from '#contract/courses/courses.ts'
import { countChosen, type Facets, noFacets } from '#contract/courses/facets.ts'
import { spareCores } from '#server/core/costly-work/gates.ts'
import { sharedGate } from '#server/core/costly-work/shared-gate.ts'
import type { Db } from '#server/core/database/db.ts'
import { type Page, pageOffset } from '#server/core/http/paging.ts'
import { listCatalogue } from '../catalogue.queries.ts'
import { refusals } from '../words.ts'
import { chooseWay } from './choose-way.ts'
import { countFitting, fittingTo, toChoice } from './facets.queries.ts'
import { findPage } from './find.queries.ts'
import { searchLimits } from './limits.ts'
import { type Meaning, understand } from './meaning.ts'
import { lookUp } from './words.queries.ts'

export type CourseSearch = FilteredCourses & { facets?: Facets }

/** Searches never take the connections that everybody else needs, nor the last core of the database. */
export const searches = sharedGate('searches', Math.max(2, spareCores), 200, () =>
  refusals.searchIsBusy({ retryAfterSeconds: 5 }),
)

export async function searchCourses(
  db: Db,
  { facets = noFacets, ...query }: CourseSearch,
  viewerId: number | undefined,
): Promise<Page<CourseCard>> {
  const meaning = await readWords(db, query.filter)
  const choice = toChoice(facets, viewerId)
  const fitting = countChosen(choice.facets) > 0 ? fittingTo(choice) : undefined
  const { fits, courses } = fitting ? await searches.run(() => countFitting(db, fitting)) : { fits: 0, courses: 0 }
  const offset = Math.min(pageOffset(query), searchLimits.results)
  const limit = Math.min(query.pageSize, searchLimits.results - offset)
  const search = { query, viewerId, offset, limit, meaning, fitting, fits, courses }
  const way = chooseWay(search)
  if (way === 'catalogue') return listCatalogue(db, query, query, viewerId)
  return searches.run(async () => {
    const page = await findPage(db, search, way)
    // Where the words are rare at this end of the order, their best courses are sorted.
    const isTooShort = way === 'inOrder' && meaning && page.items.length < limit
    const whole = isTooShort ? await findPage(db, search, 'lists', searchLimits.further * meaning.length) : page
    return { ...whole, corrected: meaning?.corrected }
  })
}

/** What the typed text asks for. Undefined for a text without words, such as "?". */
export async function readWords(db: Db, filter: string): Promise<Meaning | undefined> {
  if (filter.trim() === '') return undefined
  const { words, courses } = await searches.run(() => lookUp(db, filter.toWellFormed().replaceAll('\0', ' ')))
  return words.length === 0 ? undefined : understand(words, courses)
}
