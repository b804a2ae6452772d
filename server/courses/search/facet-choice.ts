import { type FacetName, type Facets, facetNames, fixedFacets } from '#contract/courses/facets.ts'

/** The value of the price facet that depends on the user who searches. */
export const balance = 'balance'

/** What is chosen, as the statements take it: the numbers of `facet_classes` (server/migrations/0036-facets.sql). */
export interface Choice {
  /** Whether something is chosen in each facet. */
  has: Record<FacetName, boolean>
  /** Slugs. */
  fields: string[]
  /** A name. */
  skill: string
  levels: number[]
  prices: number[]
  hours: number[]
  kinds: string[]
  languages: string[]
  /** Every range from this one on. */
  leastRating: number
  fitsBalance: boolean
  /** The lowest and the highest price that is chosen. */
  priceSpan: [number, number]
}

export interface FixedValue {
  facet: Exclude<FacetName, 'field' | 'skill'>
  value: string
  name: string
  /** As `facet_classes` has it. */
  number: string
}
const numbered = (facet: FixedValue['facet'], toNumber: (place: number, value: string) => number | string): FixedValue[] =>
  Object.entries(fixedFacets[facet])
    .filter(([value]) => value !== balance)
    .map(([value, name], place) => ({ facet, value, name, number: String(toNumber(place, value)) }))

/** All values that are the same on every portal, in the order in which they are shown. */
export const fixedValues: FixedValue[] = [
  ...numbered('level', (place) => place + 1),
  ...numbered('price', (place) => place),
  ...numbered('hours', (place) => place),
  ...numbered('kind', (_, value) => value),
  ...numbered('language', (_, value) => value),
  ...numbered('rating', (place) => 3 - place),
]

/** Guests have no balance, so theirs is no choice. */
export function toChoice(facets: Facets, viewerId: number | undefined): Choice {
  const fitsBalance = viewerId !== undefined && facets.price.includes(balance)
  const price = facets.price.filter((value) => value !== balance)
  const isChosen = (name: FacetName) => (name === 'price' ? price.length > 0 || fitsBalance : facets[name].length > 0)
  const numbers = (name: FixedValue['facet']) =>
    fixedValues.filter(({ facet, value }) => facet === name && facets[name].includes(value)).map(({ number }) => Number(number))
  return {
    has: Object.fromEntries(facetNames.map((name) => [name, isChosen(name)])) as Choice['has'],
    fields: facets.field,
    skill: facets.skill[0] ?? '',
    levels: numbers('level'),
    prices: numbers('price'),
    hours: numbers('hours'),
    kinds: facets.kind,
    languages: facets.language,
    leastRating: Math.min(...numbers('rating'), 4),
    fitsBalance,
    priceSpan: fitsBalance ? anyPrice : priceSpan(price),
  }
}

const anyPrice: [number, number] = [0, 1000]

function priceSpan(ranges: string[]): [number, number] {
  if (ranges.length === 0) return anyPrice
  const bounds = ranges.flatMap((range) => (range === 'free' ? [0] : range.split('-').map(Number)))
  return [Math.min(...bounds), Math.max(...bounds)]
}
