import { z } from 'zod'
import { courseFields } from './course-fields.ts'
import { type Endpoint, PageQuery, pathId } from './http.ts'
import { Material } from './materials.ts'
import { CourseSkill } from './skills.ts'

export const CourseCard = z.object({
  id: z.int(),
  name: z.string(),
  thumbnail: z.string().nullable(),
  shortDescription: z.string(),
  price: z.int(),
  studentsCount: z.int(),
  updateDateUTC: z.string(),
  isBought: z.boolean(),
})
export type CourseCard = z.infer<typeof CourseCard>

/** Guests get null, so that nobody can collect addresses. */
export const emailOfAuthor = z.string().nullable()

export const CourseDetails = CourseCard.extend({
  ...courseFields,
  /** Minutes. */
  learningTime: z.int(),
  author: z.object({
    name: z.string(),
    position: z.string(),
    email: emailOfAuthor,
    avatar: z.string().nullable(),
    /** The address of the public page. Null for an Admin who creates courses without being a Creator: only Creators have a page. */
    handle: z.string().nullable(),
  }),
  /** Deleted from the catalogue; its buyers keep it. */
  isArchived: z.boolean(),
  materials: z.array(Material),
  skills: z.array(CourseSkill),
  /** What a learner should already know; only advice. `ownLevel` is the viewer's level; null for guests. */
  buildsOn: z.array(CourseSkill.extend({ ownLevel: z.int().nullable() })),
  finalTask: z.object({ id: z.int(), name: z.string() }).nullable(),
})
export type CourseDetails = z.infer<typeof CourseDetails>

/** The numbers of the specification's order-by enumeration. */
export const CourseOrder = { Id: 0, StudentsCount: 1, UpdateDate: 2, Price: 3 } as const
export type CourseOrder = (typeof CourseOrder)[keyof typeof CourseOrder]

const order = 'orderBy must be 0 (Id), 1 (StudentsCount), 2 (UpdateDate) or 3 (Price).'
const ascending = 'isAscending must be true or false.'

export const FilteredCourses = z.object({
  pageNumber: PageQuery.shape.pageNumber,
  pageSize: PageQuery.shape.pageSize,
  orderBy: z.enum(['0', '1', '2', '3'], order).transform((value) => Number(value) as CourseOrder),
  isAscending: z.enum(['true', 'false'], ascending).transform((value) => value === 'true'),
  filter: z.string().default(''),
})
export type FilteredCourses = z.output<typeof FilteredCourses>

export const CourseId = z.object({ id: pathId('course') })

export const listCourses = {
  method: 'GET',
  url: '/api/courses',
  config: { access: 'open' },
  schema: { summary: 'The catalogue, oldest first', querystring: PageQuery, response: { 200: z.array(CourseCard) } },
} as const satisfies Endpoint

export const filterCourses = {
  method: 'GET',
  url: '/api/courses/filtered/:pageNumber/:pageSize/:orderBy/:isAscending/:filter?',
  config: { access: 'open' },
  schema: {
    summary: 'Search and order courses; x-pagination has TotalIsEstimate when there are too many to count',
    params: FilteredCourses,
    response: { 200: z.array(CourseCard) },
  },
} as const satisfies Endpoint

export const getCourse = {
  method: 'GET',
  url: '/api/courses/:id',
  config: { access: 'open' },
  schema: { summary: 'Everything about one course', params: CourseId, response: { 200: CourseDetails } },
} as const satisfies Endpoint
