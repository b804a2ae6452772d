import { pageNumberIn, readSearch } from '#contract/addresses.ts'
import { type CourseCard, CourseId } from '#contract/courses.ts'
import { limits } from '#contract/limits.ts'
import type { App } from '#server/core/app.ts'
import { notFound } from '#server/core/errors.ts'
import { answerCourse, answerCourseList, answerSearch } from '#server/courses/index.ts'
import { courseData } from './course-data.ts'
import { type Asked, type Described, firstAnswer } from './page.ts'

const pageSize = limits.pageSize.courses
/** The field of the web takes no more; whatever is longer nobody has typed. */
const longestFilter = 200

/** The empty path leads to the first page, whatever its query says. */
export const describeHome = (app: App) => describeList(app, 1)

export const describeCourseList = (app: App, { query }: Asked) => describeList(app, pageNumberIn(query))

async function describeList(app: App, pageNumber: number): Promise<Described> {
  const url = `/api/courses?pageNumber=${pageNumber}&pageSize=${pageSize}`
  const first = await firstAnswer(app, url, () => answerCourseList(app, { pageNumber, pageSize }))
  const courses = first.answer.value
  return {
    head: {
      title: 'Courses',
      description: 'Learn at your own pace. You pay in points, and what you buy stays yours.',
      path: withPage('/courses', pageNumber),
      isUnlisted: courses.length === 0,
    },
    first,
    shape: 'list',
    picture: courses[0] && pictureOf(courses[0]),
  }
}

export async function describeSearch(app: App, { params, query }: Asked): Promise<Described> {
  if (query.has('select')) return plan
  const search = readSearch(params.filter, query)
  const { filter, pageNumber, orderBy, isAscending } = search
  const written = encodeURIComponent(filter)
  const head = {
    title: filter ? `Results for “${filter}”` : 'All courses',
    description: filter ? `Courses on Coursewise that match “${filter}”.` : 'All courses on Coursewise, in the order you choose.',
    path: withPage(filter ? `/courses/filtered/${written}` : '/courses/filtered', pageNumber),
  }
  if (filter.length > longestFilter) return { head: { ...head, isUnlisted: true } }
  const url = `/api/courses/filtered/${pageNumber}/${pageSize}/${orderBy}/${isAscending}/${written}`
  const first = await firstAnswer(app, url, () => answerSearch(app, { ...search, pageSize }))
  const courses = first.answer.value
  return {
    head: { ...head, isUnlisted: courses.length === 0 },
    first,
    shape: 'search',
    picture: courses[0] && pictureOf(courses[0]),
  }
}

/** The automated select: what it finds is found by another call, and differs by person. */
const plan: Described = {
  head: {
    title: 'Your learning plan',
    description: 'The courses that lead to the skills you choose, with the least price or in the least time.',
    path: '/courses/filtered',
    isUnlisted: true,
  },
}

export async function describeCourse(app: App, { params, origin }: Asked): Promise<Described> {
  const { success, data } = CourseId.safeParse(params)
  if (!success) throw notFound()
  const { id } = data
  const first = await firstAnswer(app, `/api/courses/${id}`, () => answerCourse(app, id))
  const course = first.answer.value
  const path = `/courses/${id}`
  const socialPicture = course.thumbnail ?? `/pictures/social/${id}.webp`
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
    picture: pictureOf(course),
  }
}

export const pictureOf = ({ id, thumbnail }: Pick<CourseCard, 'id' | 'thumbnail'>) => thumbnail ?? `/pictures/courses/${id}.svg`

const withPage = (path: string, pageNumber: number) => (pageNumber > 1 ? `${path}?page=${pageNumber}` : path)
