import { z } from 'zod'
import { type Endpoint, PageQuery, pathId } from '../core/http.ts'
import { line } from '../core/text.ts'
import { Material } from '../materials/materials.ts'
import { MeanRating, RatingCounts } from '../ratings/rating-counts.ts'
import { CourseSkill } from '../skills/skills.ts'
import { courseFields } from './course-fields.ts'
import { type FacetName, fixedFacets, levels, mostChosen } from './facets.ts'
import { words } from './words.ts'

const keyList = <Key extends string>(values: Record<Key, string>) => Object.keys(values) as [Key, ...Key[]]

export const CourseCard = z.object({
  id: z.int(),
  name: z.string(),
  thumbnail: z.string().nullable(),
  shortDescription: z.string(),
  price: z.int(),
  studentsCount: z.int(),
  updateDateUTC: z.string(),
  isBought: z.boolean(),
  author: z.object({ name: z.string() }),
  /** Minutes. */
  learningTime: z.int(),
  /** By what the course builds on. */
  level: z.enum(keyList(levels)),
  /** Whether checks show each level that it gives; otherwise its author has stated them. */
  levelsShown: z.boolean(),
  /** Null without ratings. */
  rating: MeanRating.nullable(),
  /** An Admin has hidden it. Only in its author's own profile. */
  isHidden: z.literal(true).optional(),
})
export type CourseCard = z.infer<typeof CourseCard>

/** Guests get null, so that nobody can collect addresses. An author who deleted the account has none. */
export const emailOfAuthor = z.string().nullable()

export const CourseDetails = CourseCard.extend({
  ...courseFields,
  field: z.object({ id: z.int(), name: z.string(), slug: z.string() }).nullable(),
  /** An ISO 639-1 code. */
  language: z.string(),
  author: z.object({
    name: z.string(),
    position: z.string(),
    email: emailOfAuthor,
    avatar: z.string().nullable(),
    /** The address of the public page. Null for an Admin who creates courses without being a Creator: only Creators have a page. */
    handle: z.string().nullable(),
  }),
  /** Not in the catalogue any more: its author has deleted it, or an Admin has hidden it. Its buyers keep it. */
  isArchived: z.boolean(),
  /** Why an Admin has hidden it. Only for its author and Admins. */
  hiddenReason: z.string().nullable(),
  materials: z.array(Material),
  skills: z.array(CourseSkill),
  /** What a learner should already know; only advice. `ownLevel` is the viewer's level; null for guests. */
  buildsOn: z.array(CourseSkill.extend({ ownLevel: z.int().nullable() })),
  finalTask: z.object({ id: z.int(), name: z.string() }).nullable(),
  ratings: RatingCounts,
})
export type CourseDetails = z.infer<typeof CourseDetails>

/** The numbers of the specification's order-by enumeration, and the order by rating after them. */
export const CourseOrder = { Id: 0, StudentsCount: 1, UpdateDate: 2, Price: 3, Rating: 4 } as const
export type CourseOrder = (typeof CourseOrder)[keyof typeof CourseOrder]

const order = 'orderBy must be 0 (Id), 1 (StudentsCount), 2 (UpdateDate), 3 (Price) or 4 (Rating).'
const ascending = 'isAscending must be true or false.'

export const FilteredCourses = z.object({
  pageNumber: PageQuery.shape.pageNumber,
  pageSize: PageQuery.shape.pageSize,
  orderBy: z.enum(['0', '1', '2', '3', '4'], order).transform((value) => Number(value) as CourseOrder),
  isAscending: z.enum(['true', 'false'], ascending).transform((value) => value === 'true'),
  filter: z.string().default(''),
})
export type FilteredCourses = z.output<typeof FilteredCourses>

/** One value or several, each as a parameter. */
const chosen = <Value extends z.ZodType<string, string>>(value: Value, name: FacetName) =>
  z
    .union([value, z.array(value).max(mostChosen(name), words.tooManyOfFacet({ max: mostChosen(name), facet: name }))])
    .transform((given) => [given].flat())
    .default([])
const facetChoice = (name: keyof typeof fixedFacets) =>
  chosen(
    z.enum(
      Object.keys(fixedFacets[name]),
      words.whichOfFacet({ facet: name, values: Object.keys(fixedFacets[name]).join(', ') }),
    ),
    name,
  )

/** What narrows a search: values of one facet are alternatives, and all facets must fit. Of skills, one can be chosen. */
export const FacetQuery = z.object({
  /** Slugs of fields of study. */
  field: chosen(line('field', 60), 'field'),
  /** The name of a skill that the course raises. */
  skill: chosen(line('skill', 100), 'skill'),
  level: facetChoice('level'),
  /** `balance`: what the caller can pay; for guests, everything. */
  price: facetChoice('price'),
  hours: facetChoice('hours'),
  kind: facetChoice('kind'),
  language: facetChoice('language'),
  /** By the mean as cards show it. */
  rating: facetChoice('rating'),
})

const FacetValues = z.array(
  z.object({
    /** For the query. */
    value: z.string(),
    name: z.string(),
    courses: z.int(),
    /** There are more than `courses`; it is at most 1,000. */
    isMore: z.boolean(),
  }),
)
export const FacetCounts = z.object({
  field: FacetValues,
  skill: FacetValues,
  level: FacetValues,
  price: FacetValues,
  hours: FacetValues,
  kind: FacetValues,
  language: FacetValues,
  rating: FacetValues,
})
export type FacetCounts = z.infer<typeof FacetCounts>

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
    querystring: FacetQuery,
    response: { 200: z.array(CourseCard) },
  },
} as const satisfies Endpoint

export const countFacets = {
  method: 'GET',
  url: '/api/courses/facets/:filter?',
  config: { access: 'open' },
  schema: {
    summary: 'How many courses of a search each value of each facet would leave; the choice in the facet itself does not count',
    params: FilteredCourses.pick({ filter: true }),
    querystring: FacetQuery,
    response: { 200: FacetCounts },
  },
} as const satisfies Endpoint

export const getCourse = {
  method: 'GET',
  url: '/api/courses/:id',
  config: { access: 'open' },
  schema: { summary: 'Everything about one course', params: CourseId, response: { 200: CourseDetails } },
} as const satisfies Endpoint
