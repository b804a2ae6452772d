import { words as planWords } from '#contract/automated-search/words.ts'
import { type CoursePage, coursePageIn, endpointUrl, firstInput, readSearch } from '#contract/core/addresses.ts'
import { leads, titles } from '#contract/core/first-words.ts'
import { limits } from '#contract/core/limits.ts'
import { paths } from '#contract/core/paths.ts'
import { searchTitle } from '#contract/core/screens.ts'
import { CourseId, filterCourses, getCourse, listCourses } from '#contract/courses/courses.ts'
import { countChosen } from '#contract/courses/facets.ts'
import { listGoals } from '#contract/goals/goals.ts'
import type { App } from '#server/core/app.ts'
import { notFound } from '#server/core/errors.ts'
import { readAsGuest } from '#server/core/http/send-shared.ts'
import { courseListResponse, courseResponse, searchResponse } from '#server/courses/index.ts'
import { goalsResponse } from '#server/goals/index.ts'
import { courseData } from './course-data.ts'
import { type Described, firstResponse, type PageRequest } from './page.ts'
import { words } from './words.ts'

/** The web's search field takes no more, so nobody typed a longer one. */
const longestFilter = 200

/** The empty path leads to the first page, regardless of its query. */
export const describeHome = (app: App) => describeList(app, coursePageIn(new URLSearchParams()))

export const describeCourseList = (app: App, { query }: PageRequest) => describeList(app, coursePageIn(query))

async function describeList(app: App, page: CoursePage): Promise<Described> {
  const url = endpointUrl(listCourses, firstInput.courses(page))
  const [first, goals] = await Promise.all([
    firstResponse(app, url, (parts) => courseListResponse(parts, page)),
    readAsGuest(app, endpointUrl(listGoals), goalsResponse),
  ])
  const courses = first.response.value
  return {
    head: {
      title: titles.courses,
      description: leads.courses,
      path: withPage(paths.courses(), page.pageNumber),
      isUnlisted: courses.length === 0 || !isUsualSize(page),
    },
    first,
    shape: 'list',
    goals: goals.value,
    picture: courses[0] && paths.coursePicture(courses[0]),
  }
}

export async function describeSearch(app: App, { params, query }: PageRequest): Promise<Described> {
  if (query.has('select')) return selected
  const search = readSearch(params.filter, query)
  const { filter, pageNumber } = search
  const head = {
    title: searchTitle(filter),
    description: filter ? words.searchOf({ filter }) : words.searchOfAll,
    path: withPage(paths.filteredCourses(filter, search.facets), pageNumber),
  }
  if (filter.length > longestFilter) return { head: { ...head, isUnlisted: true } }
  const url = endpointUrl(filterCourses, firstInput.search(search))
  const first = await firstResponse(app, url, (parts) => searchResponse(parts, search))
  const courses = first.response.value
  return {
    // There are too many combinations of facets to list.
    head: { ...head, isUnlisted: courses.length === 0 || countChosen(search.facets) > 1 || !isUsualSize(search) },
    first,
    shape: 'search',
    picture: courses[0] && paths.coursePicture(courses[0]),
  }
}

/** With a wish, the plan comes from another call and depends on the user; there are too many wishes to list. Without one, it offers the goals. */
export async function describePlan(app: App, { query }: PageRequest): Promise<Described> {
  const head = { title: titles.plan, path: paths.plan() }
  if (query.size > 0) {
    const description = query.get('least') === 'time' ? planWords.quickestWay : planWords.cheapestWay
    return { head: { ...head, description, isUnlisted: true }, shape: 'plan' }
  }
  const goals = await readAsGuest(app, endpointUrl(listGoals), goalsResponse)
  return { head: { ...head, description: planWords.howItWorks }, shape: 'plan', goals: goals.value }
}

/** The search screen with the results of the automated select. */
const selected: Described = {
  head: {
    title: titles.plan,
    description: words.plan,
    path: paths.filteredCourses(),
    isUnlisted: true,
  },
}

export async function describeCourse(app: App, { params, origin }: PageRequest): Promise<Described> {
  const { success, data } = CourseId.safeParse(params)
  if (!success) throw notFound()
  const { id } = data
  const first = await firstResponse(app, endpointUrl(getCourse, firstInput.course(id)), (parts) => courseResponse(parts, id))
  const course = first.response.value
  const path = paths.course(id)
  const socialPicture = course.thumbnail ?? paths.socialPicture(id)
  return {
    head: {
      title: course.name,
      description: course.shortDescription,
      path,
      socialPicture,
      data: courseData(course, { url: origin + path, image: origin + socialPicture, portal: origin }),
    },
    first,
    shape: 'course',
    picture: paths.coursePicture(course),
  }
}

/** Larger pages have the same courses. */
const isUsualSize = ({ pageSize }: CoursePage) => pageSize === limits.pageSize.courses

const withPage = (path: string, pageNumber: number) =>
  pageNumber > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${pageNumber}` : path
