import { z } from 'zod'
import { limits } from '../core/limits.ts'
import { text, wholeNumber } from '../core/text.ts'
import { checks, labels } from '../core/words.ts'
import { words } from './words.ts'

const { name, shortDescription, description, price } = limits.course
const points = words.whichPrice({ min: String(price.min), max: String(price.max) })

/**
 * The texts that an author writes about a course: how sentences and lists of changes name them, and how long they are. Forms, drafts,
 * versions and downloads follow from this. A new one goes here.
 */
export const courseTexts = {
  name: { what: labels.name, title: labels.name, isLong: false, ...name },
  shortDescription: { what: words.shortDescription, title: words.shortDescriptionTitle, isLong: false, ...shortDescription },
  description: { what: words.description, title: words.description, isLong: true, ...description },
}
export type CourseText = keyof typeof courseTexts
export const courseTextNames = Object.keys(courseTexts) as CourseText[]

const formText = (name: CourseText) => text(courseTexts[name].what, courseTexts[name].min, courseTexts[name].max)

/** The author's fields as the form checks them. The sentences are the specification's. */
export const courseFormFields = {
  name: formText('name').regex(/^\P{Cc}*$/u, checks.oneLine({ label: labels.name })),
  shortDescription: formText('shortDescription'),
  description: formText('description'),
  price: wholeNumber(words.notAPrice, { ...price, outside: points, missing: points }),
} satisfies Record<CourseText | 'price', z.ZodType>
export type CourseField = keyof typeof courseFormFields

/** The same fields in responses, without the rules of the form, which may be newer than a course. */
export const courseFields = {
  name: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  price: z.int(),
} satisfies Record<CourseField, z.ZodType>
