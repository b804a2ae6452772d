/** The figures for Admins, with their names in the menu "Statistics". Apart from `paths`, which are in the first load. */
export const statisticsPages = { materials: 'Materials', sales: 'Sales', courses: 'Courses', users: 'Users' } as const

/** What Admins keep, with the names in the menu "Manage". The addresses begin with /statistics too, because links to them are in mails. */
export const managedPages = {
  approvals: 'Approvals',
  reports: 'Reports',
  fields: 'Fields',
  goals: 'Goals',
  synonyms: 'Synonyms',
  pages: 'Pages',
  codes: 'Codes',
  mail: 'Mail',
  audit: 'Audit log',
} as const

export type AdminPage = keyof typeof statisticsPages | keyof typeof managedPages
