import { CourseOrder, type FilteredCourses, filterCourses, getCourse, listCourses } from '#contract/courses.ts'
import type { PageQuery } from '#contract/http.ts'
import type { Parts } from '#server/core/app.ts'
import { oneAnswer, pageAnswer } from '#server/core/send-shared.ts'
import type { User } from '#server/core/tokens.ts'
import { listCatalogue } from './catalogue.queries.ts'
import { getCourse as readCourse } from './get-course.ts'
import { searchCourses } from './search.ts'

const byId = { orderBy: CourseOrder.Id, isAscending: true }

/** What the shop answers, for its calls and for the pages that carry the first of them. Without a viewer: what guests see. */

export const answerCourseList = ({ db }: Parts, query: PageQuery, viewer?: User) =>
  pageAnswer(listCourses.schema.response[200], query, listCatalogue(db, query, byId, viewer?.id))

export const answerSearch = ({ db }: Parts, query: FilteredCourses, viewer?: User) =>
  pageAnswer(filterCourses.schema.response[200], query, searchCourses(db, query, viewer?.id))

export const answerCourse = (parts: Parts, id: number, viewer?: User) =>
  oneAnswer(getCourse.schema.response[200], readCourse(parts, id, viewer))
