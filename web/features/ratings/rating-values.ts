import type { z } from 'zod'
import { RatingForm } from '#contract/core/forms.ts'
import type { LevelAnswer } from '#contract/ratings/rating-counts.ts'
import type { OwnRating } from '#contract/ratings/ratings.ts'

/** What the form holds. No stars: 0. No hours and no answer: empty. */
export interface RatingValues {
  stars: number
  text: string
  hours: number | string
  levelsReached: LevelAnswer | ''
}

export const toValues = (rating: OwnRating['rating']): RatingValues => ({
  stars: rating?.stars ?? 0,
  text: rating?.text ?? '',
  hours: rating?.minutes ? rating.minutes / 60 : '',
  levelsReached: rating?.levelsReached ?? '',
})

export const toBody = ({ stars, text, hours, levelsReached }: RatingValues): z.input<typeof RatingForm> => ({
  stars,
  text,
  minutes: hours === '' ? null : Number(hours) * 60,
  levelsReached: levelsReached || null,
})

/** The sentences of the contract's form, by field. */
export function findErrors(values: RatingValues): Partial<Record<keyof RatingValues, string>> {
  const { error } = RatingForm.safeParse(toBody(values))
  const sentences = (error?.issues ?? []).map(({ path: [field], message }) => [field === 'minutes' ? 'hours' : field, message])
  return Object.fromEntries(sentences.reverse())
}
