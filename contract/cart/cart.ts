import { z } from 'zod'
import { type Endpoint, IdempotencyKey, Nothing, PageQuery, pathId } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { whole } from '../core/text.ts'
import { CourseCard } from '../courses/courses.ts'

/** `id` is the course's id, so that guests and users remove an item in the same way. */
export const CartItem = z.object({ id: z.int(), course: CourseCard })
export type CartItem = z.infer<typeof CartItem>

export const Receipt = z.object({ boughtCourseIds: z.array(z.int()), totalPrice: z.int(), balance: z.int() })
export type Receipt = z.infer<typeof Receipt>

const CartCourse = z.object({ courseId: pathId('course') })
/** Text of any length is accepted; ids beyond the limit are ignored. */
const cookie = z.string().default('')

export const listCart = {
  method: 'GET',
  url: '/api/shopping-cart',
  config: { access: 'signed-in' },
  schema: { summary: 'Items in the cart', querystring: PageQuery, response: { 200: z.array(CartItem) } },
} as const satisfies Endpoint

export const cartTotal = {
  method: 'GET',
  url: '/api/shopping-cart/total-price',
  config: { access: 'signed-in' },
  schema: { summary: 'What the cart costs now, in points', response: { 200: z.int() } },
} as const satisfies Endpoint

export const listCartIds = {
  method: 'GET',
  url: '/api/shopping-cart/ids',
  config: { access: 'signed-in' },
  schema: {
    summary: `Ids of the courses in the cart, latest first, at most ${limits.cartIds}`,
    response: { 200: z.array(z.int()) },
  },
} as const satisfies Endpoint

export const addToCart = {
  method: 'PUT',
  url: '/api/shopping-cart/add-to-cart/:courseId',
  config: { access: 'signed-in' },
  schema: { summary: 'Add a course to the cart', params: CartCourse, response: { 200: Nothing } },
} as const satisfies Endpoint

export const removeFromCart = {
  method: 'DELETE',
  url: '/api/shopping-cart/:courseId',
  config: { access: 'open' },
  schema: {
    summary: 'Remove a course from the cart; does nothing for guests, whose cart is in the browser',
    params: CartCourse,
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const buyCart = {
  method: 'PUT',
  url: '/api/shopping-cart/buy',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Buy everything in the cart, all or nothing',
    headers: IdempotencyKey,
    body: z.object({ expectedTotal: whole('expectedTotal', 0, Number.MAX_SAFE_INTEGER).nullish() }).nullish(),
    response: { 200: Receipt },
  },
} as const satisfies Endpoint

export const getFreeCourse = {
  method: 'PUT',
  url: '/api/shopping-cart/get-free/:courseId',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Get a course that costs nothing, without the cart; 409 when it has a price',
    params: CartCourse,
    response: { 200: Nothing },
  },
} as const satisfies Endpoint

export const guestCartPage = {
  method: 'GET',
  url: '/api/shopping-cart/page-from-cookie',
  config: { access: 'open' },
  schema: {
    summary: 'Items of a guest’s cart, given as text',
    querystring: PageQuery.extend({ cookie }),
    response: { 200: z.array(CartItem) },
  },
} as const satisfies Endpoint

export const guestCartTotal = {
  method: 'GET',
  url: '/api/shopping-cart/total-price-from-cookie',
  config: { access: 'open' },
  schema: { summary: 'What a guest’s cart costs now', querystring: z.object({ cookie }), response: { 200: z.int() } },
} as const satisfies Endpoint
