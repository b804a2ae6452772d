import { kindNames } from '../materials/kind-words.ts'

/** What a course builds on decides: nothing, skills up to level 3, or at least one skill from level 4 (`facets_of` in the migrations). */
export const levels = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' } as const
export type Level = keyof typeof levels

/** ISO 639-1 codes. */
export const languages = {
  ar: 'Arabic',
  zh: 'Chinese',
  cs: 'Czech',
  nl: 'Dutch',
  en: 'English',
  fr: 'French',
  de: 'German',
  hi: 'Hindi',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  pl: 'Polish',
  pt: 'Portuguese',
  es: 'Spanish',
  sv: 'Swedish',
  tr: 'Turkish',
  uk: 'Ukrainian',
} as const
export type Language = keyof typeof languages
export const languageCodes = Object.keys(languages) as [Language, ...Language[]]

/** The facets with a fixed list of values: what addresses say, and what screens say. Ranges are those of `facets_of` in the migrations. */
export const fixedFacets = {
  level: levels,
  price: {
    free: 'Free',
    '1-50': '1 to 50 points',
    '51-100': '51 to 100 points',
    '101-200': '101 to 200 points',
    '201-1000': 'More than 200 points',
    balance: 'Fits my balance',
  },
  hours: { '0-2': 'Under 2 hours', '2-5': '2 to 5 hours', '5-10': '5 to 10 hours', '10-': '10 hours or more' },
  kind: kindNames,
  language: languages,
  rating: { '4.5-': '4.5 and up', '4-': '4 and up', '3-': '3 and up' },
} as const
type FixedFacet = keyof typeof fixedFacets

/** The facets of the search, by their names in addresses. Values of one facet are alternatives; all facets must fit. Of skills and ratings, one is chosen. */
export const facetNames = ['field', 'skill', 'level', 'price', 'hours', 'kind', 'language', 'rating'] as const
export type FacetName = (typeof facetNames)[number]

/** What is chosen in each facet: slugs of fields, the name of a skill, and the values above. */
export type Facets = Record<FacetName, string[]>
export const noFacets: Facets = { field: [], skill: [], level: [], price: [], hours: [], kind: [], language: [], rating: [] }
export const mostChosen = (name: FacetName) => (name === 'skill' || name === 'rating' ? 1 : 20)

export const countChosen = (facets: Facets) => facetNames.reduce((sum, name) => sum + facets[name].length, 0)

/** As they stand in an address: a parameter for each value. */
export const facetParams = (facets: { [Name in FacetName]?: string | string[] }): [string, string][] =>
  facetNames.flatMap((name) => [facets[name] ?? []].flat().map((value): [string, string] => [name, value]))

/** Values that do not exist are left out. */
export function readFacets(params: URLSearchParams): Facets {
  const givenValues = (name: FacetName) =>
    [...new Set(params.getAll(name))].filter((value) => isValue(name, value)).slice(0, mostChosen(name))
  return Object.fromEntries(facetNames.map((name) => [name, givenValues(name)])) as Facets
}

function isValue(name: FacetName, value: string): boolean {
  if (name === 'field') return /^[a-z0-9-]{1,60}$/.test(value)
  if (name === 'skill') return /^[^\p{Cc}]{1,100}$/u.test(value) && value.trim() !== ''
  return Object.hasOwn(fixedFacets[name satisfies FixedFacet], value)
}
