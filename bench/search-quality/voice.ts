import type { Level } from './course.ts'

/**
 * How one author writes. Slots: {n} the subject, {bare} without its article, {do} what one can do afterwards, {t1} to {t4} topics,
 * {m1} and {m2} results, {who} the audience, {o} another subject, {hook} a sentence about the subject, {level} what is assumed,
 * {aside} a remark that may mention something else. A capital first letter of a slot starts a sentence.
 */
export interface Voice {
  names: Record<Level, string[]>
  /** With the subject, and without it. */
  shorts: string[]
  silentShorts: string[]
  /** Paragraphs of sentences, each with its alternatives; an empty one leaves the sentence out. */
  text: string[][][]
  materials: string[]
}
