import { CourseOrder, type FilteredCourses, filterCourses, getCourse, listCourses } from '#contract/courses.ts'
import type { PageQuery } from '#contract/http.ts'
import { limits } from '#contract/limits.ts'
import type { Parts } from '#server/core/app.ts'
import { longReads, takeTurns } from '#server/core/costly-work/gates.ts'
import { oneAnswer, pageAnswer } from '#server/core/http/send-shared.ts'
import type { User } from '#server/core/security/tokens.ts'
import { listCatalogue } from './catalogue.queries.ts'
import { getCourseDetails } from './get-course.ts'
import { searchCourses } from './search.ts'

const details = takeTurns(2)
const byId = { orderBy: CourseOrder.Id, isAscending: true }

/** What the shop answers, for its calls and for the pages that carry the first of them. Without a viewer: what guests see. */

export const answerCourseList = ({ db }: Parts, query: PageQuery, viewer?: User) =>
  inTurn(query, () => pageAnswer(listCourses.schema.response[200], query, listCatalogue(db, query, byId, viewer?.id)))

export const answerSearch = ({ db }: Parts, query: FilteredCourses, viewer?: User) => {
  const answer = () => pageAnswer(filterCourses.schema.response[200], query, searchCourses(db, query, viewer?.id))
  return query.filter.trim() === '' ? inTurn(query, answer) : answer()
}

/** A page of many courses takes as long as dozens of usual ones. */
const inTurn = <T>({ pageSize }: PageQuery, answer: () => Promise<T>) =>
  pageSize > limits.defaultPageSize ? longReads.run(answer) : answer()

export const answerCourse = (parts: Parts, id: number, viewer?: User) =>
  details.run(() => oneAnswer(getCourse.schema.response[200], getCourseDetails(parts, viewer, id)))
