import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const panels = { skills: 'skills', videos: 'videos', books: 'books', articles: 'articles', 'final-tasks': 'finalTasks' }

const userDialog = (act: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Actions for Ada Admin' }).click()
  await page.getByRole('menuitem', { name: act }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** A menu of the bar, by one of its links. A narrow bar has one menu for all. */
const menus = { Statistics: 'Sales', Manage: 'Approvals', More: 'Gifts' }
const openMenu = (label: string, link: string) => async (page: Page) => {
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: label })
  await ((await menu.isVisible()) ? menu : page.getByRole('button', { name: 'Menu' })).click()
  await expect(page.getByRole('link', { name: link, exact: true })).toBeVisible()
}

/** What Creators and Admins see. */
export const staffScreens: Screen[] = [
  { name: 'profile-creator', as: 'creator', path: '/account/profile' },
  {
    name: 'delete-course',
    as: 'creator',
    path: '/account/profile',
    isWindow: true,
    act: async (page) => {
      const courses = page.getByRole('region', { name: 'Created courses' })
      await courses.getByRole('button', { name: 'Delete SQL from zero' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'teaching', as: 'creator', path: '/teaching' },
  ...Object.entries(menus).map(([menu, link]): Screen => {
    const act = openMenu(menu, link)
    return { name: `menu-${menu.toLowerCase()}`, as: 'admin', path: '/teaching', isWindow: true, act }
  }),
  { name: 'create-course', as: 'creator', path: '/create-course' },
  {
    name: 'draft-new',
    as: 'creator',
    path: '/account/profile',
    act: async (page) => {
      await page.getByRole('link', { name: /^Continue: / }).click()
      await expect(page.getByLabel('Name')).not.toHaveValue('')
    },
  },
  {
    name: 'draft-preview',
    as: 'creator',
    path: '/account/profile',
    act: async (page) => {
      await page.getByRole('link', { name: /^Continue: / }).click()
      await page.getByRole('button', { name: 'Preview', exact: true }).click()
      await expect(page.getByText('Preview of a draft.')).toBeVisible()
    },
  },
  {
    name: 'versions',
    as: 'creator',
    path: ({ course }) => `/courses/versions/${course('SQL from zero')}?version=1`,
    act: (page) => expect(page.getByRole('button', { name: 'Restore as a draft' })).toBeVisible(),
  },
  {
    name: 'insight',
    as: 'creator',
    path: ({ course }) => `/courses/insight/${course('SQL from zero')}`,
    act: (page) => expect(page.getByRole('img', { name: /^Views per day/ })).toBeVisible(),
  },
  {
    name: 'insight-table',
    as: 'creator',
    path: ({ course }) => `/courses/insight/${course('SQL from zero')}?range=30`,
    act: (page) => page.getByText('The figures as a table').click(),
  },
  {
    name: 'insight-few',
    as: 'admin',
    path: ({ long }) => `/courses/insight/${long.course}`,
    act: (page) => expect(page.getByText('Nobody opened this course in the last 90 days.')).toBeVisible(),
  },
  { name: 'statistics-approvals', as: 'admin', path: '/statistics/approvals' },
  { name: 'statistics-reports', as: 'admin', path: '/statistics/reports' },
  { name: 'statistics-reports-decided', as: 'admin', path: '/statistics/reports?list=decided' },
  {
    name: 'report-hide',
    as: 'admin',
    path: '/statistics/reports',
    isWindow: true,
    act: async (page) => {
      const [first] = await page.getByRole('button', { name: /^Hide: / }).all()
      await first?.click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'course-hidden',
    as: 'creator',
    path: '/account/profile',
    act: async (page) => {
      await page.getByRole('link', { name: 'Rich by Friday with one spreadsheet', exact: true }).click()
      await expect(page.getByText('An Admin has hidden this course')).toBeVisible()
    },
  },
  { name: 'edit-course', as: 'creator', path: ({ course }) => `/courses/edit/${course('SQL from zero')}` },
  ...Object.entries(panels).map(
    ([name, panel]): Screen => ({
      name: `edit-course-${name}`,
      as: 'creator',
      path: ({ course }) => `/courses/edit/${course('SQL from zero')}?panel=${panel}`,
    }),
  ),
  {
    name: 'edit-course-uploads',
    as: 'creator',
    path: ({ course }) => `/courses/edit/${course('SQL from zero')}?panel=videos`,
    act: async (page) => {
      // Nothing is sent, so that the other pictures have no uploads.
      await page.route('**/api/uploads', () => undefined)
      const film = { mimeType: 'video/webm', buffer: readFileSync('e2e/recording.webm') }
      const files = ['Lecture_1.webm', 'Lecture_2_the_long_one_with_all_the_questions.webm', 'Notes.mp4'].map((name) => ({
        ...film,
        name,
      }))
      await page.getByLabel('File', { exact: true }).last().setInputFiles(files)
      await expect(page.getByRole('region', { name: 'Uploads: 3 files' })).toBeVisible()
    },
  },
  {
    name: 'edit-course-sections',
    as: 'creator',
    path: ({ course }) => `/courses/edit/${course('SQL from zero')}`,
    act: async (page) => {
      await page.route('**/api/drafts**', (route) => (route.request().method() === 'GET' ? route.fallback() : undefined))
      const [, second] = await page.getByRole('button', { name: /^Add heading above / }).all()
      await second?.click()
      await page.keyboard.type('In depth')
    },
  },
  {
    name: 'edit-course-errors',
    as: 'creator',
    path: ({ course }) => `/courses/edit/${course('SQL from zero')}`,
    act: async (page) => {
      await page.getByLabel('Name').fill('SQL')
      await page.getByLabel('Price').fill('1001')
      await page.getByLabel('Price').blur()
    },
  },
  {
    name: 'edit-final-task',
    as: 'creator',
    path: ({ course }) => `/courses/edit/${course('SQL from zero')}`,
    isWindow: true,
    act: async (page) => {
      await page
        .getByRole('region', { name: 'Final Task' })
        .getByRole('button', { name: /^Edit / })
        .click()
      await expect(page.getByRole('dialog').getByLabel('Days')).toBeVisible()
    },
  },
  {
    name: 'description-preview',
    as: 'creator',
    path: '/create-course',
    act: async (page) => {
      const text = 'All you need to know.\nIn two weeks.\n\n## Who it is for\n- Beginners\n- [The guild](https://guild.example)'
      await page.getByLabel('Description', { exact: true }).fill(text)
      await page.getByText('Preview of the description').click()
      await expect(page.getByRole('heading', { name: 'Who it is for' })).toBeVisible()
    },
  },
  {
    name: 'final-tasks-waiting',
    as: 'creator',
    path: ({ course }) => `/courses/learn/${course('SQL from zero')}`,
    act: async (page) => {
      await page.getByRole('button', { name: 'FINAL TASK' }).click()
      await expect(page.getByRole('heading', { name: 'How it is reviewed' })).toBeVisible()
    },
  },
  { name: 'statistics-materials', as: 'admin', path: '/statistics/materials' },
  {
    name: 'statistics-sales',
    as: 'admin',
    path: '/statistics/sales',
    act: (page) => expect(page.getByRole('img', { name: /Courses sold per day/ })).toBeVisible(),
    readme: { file: 'docs/statistics.png', scheme: 'light' },
  },
  { name: 'statistics-courses', as: 'admin', path: '/statistics/courses?page=5' },
  { name: 'statistics-users', as: 'admin', path: '/statistics/users' },
  { name: 'statistics-audit', as: 'admin', path: '/statistics/audit' },
  { name: 'statistics-mail', as: 'admin', path: '/statistics/mail' },
  { name: 'statistics-codes', as: 'admin', path: '/statistics/codes' },
  {
    name: 'users-menu',
    as: 'admin',
    path: '/statistics/users',
    isWindow: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Actions for Ada Admin' }).click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  { name: 'users-grant', as: 'admin', path: '/statistics/users', isWindow: true, act: userDialog('Grant points') },
  { name: 'users-take-back', as: 'admin', path: '/statistics/users', isWindow: true, act: userDialog('Take points back') },
  { name: 'users-history', as: 'admin', path: '/statistics/users', isWindow: true, act: userDialog('Points history') },
  { name: 'users-log-out', as: 'admin', path: '/statistics/users', isWindow: true, act: userDialog('Log out everywhere') },
]
