import type { FacetCounts } from '#contract/courses/courses.ts'
import { type FacetName, type Facets, facetNames, fixedFacets, mostChosen } from '#contract/courses/facets.ts'
import { words } from './words.ts'

export interface ChosenValue {
  name: FacetName
  value: string
  text: string
}

/**
 * Everything that is chosen, in words. The names of fields come with the counts; until then, their slugs stand for them. What fits the
 * balance is no choice for guests, and is not among their counts.
 */
export const chosenValues = (facets: Facets, counts: FacetCounts | undefined): ChosenValue[] =>
  facetNames
    .flatMap((name) => facets[name].map((value) => ({ name, value, text: facetText(name, value, counts) })))
    .filter(({ value }) => value !== 'balance' || counts?.price.some((price) => price.value === 'balance'))

function facetText(name: FacetName, value: string, counts: FacetCounts | undefined): string {
  if (name === 'field') return counts?.field.find((field) => field.value === value)?.name ?? value
  if (name === 'skill') return words.skillGained({ skill: value })
  const text = (fixedFacets[name] as Record<string, string>)[value] ?? value
  return name === 'rating' ? words.rated({ stars: text }) : text
}

/** Where one value is the most, another one replaces it. */
export function withValue(facets: Facets, name: FacetName, value: string, isChosen: boolean): Facets {
  const others = mostChosen(name) === 1 ? [] : facets[name].filter((other) => other !== value)
  return { ...facets, [name]: isChosen ? [...others, value] : others }
}
