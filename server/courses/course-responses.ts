import type { PageQuery } from '#contract/core/http.ts'
import { limits } from '#contract/core/limits.ts'
import { CourseOrder, countFacets, filterCourses, getCourse, listCourses } from '#contract/courses/courses.ts'
import type { Facets } from '#contract/courses/facets.ts'
import { listSimilar } from '#contract/courses/similar.ts'
import { listSuggestions } from '#contract/courses/suggestions.ts'
import type { Parts } from '#server/core/app.ts'
import { longReads, takeTurns } from '#server/core/costly-work/gates.ts'
import { pageResponse, singleResponse } from '#server/core/http/send-shared.ts'
import type { User } from '#server/core/security/tokens.ts'
import { listCatalogue } from './catalogue.queries.ts'
import { getCourseDetails } from './get-course.ts'
import { getSimilar } from './get-similar.ts'
import { countFoundFacets } from './search/count-facets.queries.ts'
import { type CourseSearch, searchCourses } from './search/search.ts'
import { suggest } from './search/suggest.queries.ts'

const details = takeTurns(2)
const similar = takeTurns(2)
const byId = { orderBy: CourseOrder.Id, isAscending: true }

/** Also sent with the page (server/pages), as guests see it: without a viewer. */
export const courseListResponse = ({ db }: Parts, query: PageQuery, viewer?: User) =>
  inTurn(query, () => pageResponse(listCourses.schema.response[200], query, listCatalogue(db, query, byId, viewer?.id)))

export const searchResponse = ({ db }: Parts, query: CourseSearch, viewer?: User) => {
  const read = () => pageResponse(filterCourses.schema.response[200], query, searchCourses(db, query, viewer?.id))
  return query.filter.trim() === '' ? inTurn(query, read) : read()
}

export const facetsResponse = ({ db }: Parts, search: { filter: string; facets: Facets }, viewer?: User) =>
  singleResponse(countFacets.schema.response[200], countFoundFacets(db, search, viewer?.id))

export const suggestionsResponse = ({ db }: Parts, typed: string) =>
  singleResponse(listSuggestions.schema.response[200], suggest(db, typed))

/** A page of a hundred courses takes as long as dozens of usual ones. */
const inTurn = <T>({ pageSize }: PageQuery, read: () => Promise<T>) =>
  pageSize > limits.defaultPageSize ? longReads.run(read) : read()

export const courseResponse = (parts: Parts, id: number, viewer?: User) =>
  details.run(() => singleResponse(getCourse.schema.response[200], getCourseDetails(parts, viewer, id)))

export const similarResponse = (parts: Parts, id: number, viewer?: User) =>
  similar.run(() => singleResponse(listSimilar.schema.response[200], getSimilar(parts, id, viewer)))
