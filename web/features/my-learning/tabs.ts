/** The tabs of the specification; the word for the address and the one that is shown. */
export const tabs = { all: 'ALL', 'in-progress': 'IN PROGRESS', learned: 'LEARNED', statistics: 'Statistics' } as const
export type Tab = keyof typeof tabs
export type CoursesTab = Exclude<Tab, 'statistics'>

/** Whatever is no tab counts as the first one. */
export const tabIn = (params: URLSearchParams): Tab => {
  const named = params.get('tab') ?? ''
  return isTab(named) ? named : 'all'
}

export const isTab = (name: string): name is Tab => Object.hasOwn(tabs, name)
