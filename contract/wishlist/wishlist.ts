import { z } from 'zod'
import { type Endpoint, Nothing, pathId } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { CourseCard } from '../courses/courses.ts'

export const WishlistItem = z.object({
  /** The id of the course. */
  id: z.int(),
  course: CourseCard,
  /** The price when the course was added. */
  wishedPrice: z.int(),
})
export type WishlistItem = z.infer<typeof WishlistItem>

export const Wishlist = z.object({
  /** Newest first. */
  items: z.array(WishlistItem),
  /** Wished courses that have left the catalogue. They stay in this list until they are removed. */
  goneIds: z.array(z.int()),
})
export type Wishlist = z.infer<typeof Wishlist>

const WishedCourse = z.object({ courseId: pathId('course') })

/** Bought courses are not in it. */
export const getWishlist = {
  method: 'GET',
  url: '/api/wishlist',
  config: { access: 'signed-in' },
  schema: { summary: `The wishlist, at most ${limits.wishlist.max} courses`, response: { 200: Wishlist } },
} as const satisfies Endpoint

export const listWishlistIds = {
  method: 'GET',
  url: '/api/wishlist/ids',
  config: { access: 'signed-in' },
  schema: { summary: 'Ids of the wished courses, newest first', response: { 200: z.array(z.int()) } },
} as const satisfies Endpoint

export const addToWishlist = {
  method: 'PUT',
  url: '/api/wishlist/:courseId',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Add a course to the wishlist; does nothing if it is there already, or bought; 409 when the wishlist is full',
    params: WishedCourse,
    response: { 200: Nothing },
  },
} as const satisfies Endpoint

export const removeFromWishlist = {
  method: 'DELETE',
  url: '/api/wishlist/:courseId',
  config: { access: 'signed-in' },
  schema: { summary: 'Remove a course from the wishlist', params: WishedCourse, response: { 204: Nothing } },
} as const satisfies Endpoint

export const guestWishlist = {
  method: 'GET',
  url: '/api/wishlist/from-text',
  config: { access: 'open' },
  schema: {
    summary: 'The wishlist of a guest, given as text: ids with prices, oldest first, such as -4:60-17:120',
    /** Text of any length is accepted; what is no wish, or beyond the limit, is ignored. */
    querystring: z.object({ wishlist: z.string().default('') }),
    response: { 200: Wishlist },
  },
} as const satisfies Endpoint
