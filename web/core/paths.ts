import { segment } from './segment.ts'

const withReturn = (path: string, returnUrl?: string) =>
  returnUrl && returnUrl !== '/' ? `${path}?${new URLSearchParams({ returnUrl })}` : path

/** One builder for each route of the specification. */
export const paths = {
  courses: () => '/courses',
  filteredCourses: (filter = '') => (filter ? `/courses/filtered/${segment(filter)}` : '/courses/filtered'),
  course: (id: number) => `/courses/${id}`,
  editCourse: (id: number) => `/courses/edit/${id}`,
  createCourse: () => '/create-course',
  learnCourse: (id: number) => `/courses/learn/${id}`,
  register: (returnUrl?: string) => withReturn('/account/register', returnUrl),
  login: (returnUrl?: string) => withReturn('/account/login', returnUrl),
  profile: () => '/account/profile',
  author: (email: string) => `/account/author/${segment(email)}`,
  shoppingCart: () => '/shopping-cart',
  myLearning: () => '/my-learning',
  statistics: (page: 'materials' | 'sales' | 'courses' | 'users') => `/statistics/${page}`,

  /** Not a route: a course without a picture of its own has one that the server draws. */
  coursePicture: (course: { id: number; thumbnail: string | null }) => course.thumbnail ?? `/pictures/courses/${course.id}.svg`,
}
