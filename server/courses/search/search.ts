import type { CourseCard, FilteredCourses } from '#contract/courses/courses.ts'
import { countChosen, type Facets, noFacets } from '#contract/courses/facets.ts'
import { spareCores } from '#server/core/costly-work/gates.ts'
import { sharedGate } from '#server/core/costly-work/shared-gate.ts'
import type { Db } from '#server/core/database/db.ts'
import { type Page, pageOffset } from '#server/core/http/paging.ts'
import { listCatalogue } from '../catalogue.queries.ts'
import { refusals } from '../words.ts'
import { chooseWay, listLength, longestList } from './choose-way.ts'
import { countFitting, fittingTo, readChoice } from './facets.queries.ts'
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
  const asked = query.filter.trim() === '' ? undefined : await readWords(db, query.filter)
  const choice = countChosen(facets) > 0 ? await readChoice(db, facets, viewerId) : undefined
  const fitting = choice && (choice.chosen.length > 0 || choice.skillId !== 0) ? fittingTo(choice) : undefined
  const meaning = asked?.meaning
  const { fits, courses } = fitting
    ? await searches.run(() => countFitting(db, fitting))
    : { fits: 0, courses: asked?.courses ?? 0 }
  const offset = Math.min(pageOffset(query), searchLimits.results)
  const limit = Math.min(query.pageSize, searchLimits.results - offset)
  const { isCut = false, lists = 0, length = 0, corrected } = meaning ?? {}
  const known = { hasWords: !!meaning, hasFacets: !!fitting, orderBy: query.orderBy, isCut, fits, courses, last: offset + limit }
  const way = chooseWay(known)
  if (way === 'catalogue') return listCatalogue(db, query, query, viewerId)
  const search = { query, offset, limit, viewerId, meaning, fits, fitting }
  return searches.run(async () => {
    const page = await findPage(db, search, way, listLength({ ...known, lists, length }))
    if (way !== 'inOrder' || !meaning) return { ...page, corrected }
    if (page.items.length === limit) return { ...page, totalCount: searchLimits.results, totalIsEstimate: true, corrected }
    // Where the words are rare at this end of the order, their best courses are sorted.
    return { ...(await findPage(db, search, 'lists', longestList(lists))), corrected }
  })
}

export interface Asked {
  meaning: Meaning
  /** In the whole catalogue. */
  courses: number
}

/** What the typed text asks for. Undefined for a text without words, such as "?". */
export async function readWords(db: Db, filter: string): Promise<Asked | undefined> {
  const { words, courses } = await searches.run(() => lookUp(db, filter.toWellFormed().replaceAll('\0', ' ')))
  return words.length === 0 ? undefined : { meaning: understand(words, courses), courses }
}

/** The best courses of each word, where no facets are chosen. */
export const lengthOf = ({ meaning, courses }: Asked) => listLength({ ...meaning, courses, hasFacets: false, fits: 0, last: 0 })
