import { words } from './words.ts'

/** The tabs of the specification: the word in the address and the label. */
export const tabs = {
  all: words.all,
  'in-progress': words.inProgress,
  learned: words.learnedTab,
  statistics: words.statistics,
} as const
export type Tab = keyof typeof tabs
export type CoursesTab = Exclude<Tab, 'statistics'>

/** Any other value counts as the first tab. */
export const tabIn = (params: URLSearchParams): Tab => {
  const named = params.get('tab') ?? ''
  return isTab(named) ? named : 'all'
}

export const isTab = (name: string): name is Tab => Object.hasOwn(tabs, name)
