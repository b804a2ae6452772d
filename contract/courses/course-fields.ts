import { z } from 'zod'
import { limits } from '../core/limits.ts'
import { text, wholeNumber } from '../core/text.ts'

const { name, shortDescription, description, price } = limits.course
const points = `Price must be between ${price.min} and ${price.max}`

/** What an author writes about a course, as its form checks it. The sentences are the specification's. A new field goes here. */
export const courseFormFields = {
  name: text('Name', name.min, name.max).regex(/^\P{Cc}*$/u, 'Name must be one line of text.'),
  shortDescription: text('Short description', shortDescription.min, shortDescription.max),
  description: text('Description', description.min, description.max),
  price: wholeNumber('Price must be a whole number of points.', { ...price, outside: points, missing: points }),
}

/** The same fields in responses, without the rules of the form, which may be newer than a course. */
export const courseFields = {
  name: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  price: z.int(),
} satisfies Record<keyof typeof courseFormFields, z.ZodType>
