import { expect, type Page } from '@playwright/test'
import { createRoute } from '#contract/learning-routes/learning-routes.ts'
import { listSkills, type Skill } from '#contract/skills/skills.ts'
import type { Screen } from './screen.ts'
import type { World } from './world.ts'

type Newcomer = Awaited<ReturnType<World['newcomer']>>

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A goal that can be reached in several ways. */
const goal = {
  name: 'Data team lead',
  skills: { SQL: 5, Statistics: 4, Communication: 4, Spreadsheets: 3 },
}

const withRoute =
  (days: number, hoursPerWeek = 4) =>
  async ({ call }: Newcomer) => {
    const known = await call<Skill[]>('GET', `${listSkills.url}?pageSize=100`)
    const skills = Object.entries(goal.skills).map(([name, level]) => ({
      skillId: known.find((one) => one.name === name)?.id,
      level,
    }))
    await call('POST', createRoute.url, {
      name: goal.name,
      milestones: [{ date: inDays(days), skills }],
      hoursPerWeek,
      weeksOff: [],
      points: { areLimit: false, expected: [] },
      musts: [],
      leftOut: [],
    })
  }

const openFirst = async (page: Page) => {
  await page.getByRole('list', { name: 'Your routes' }).getByRole('heading').first().getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible()
}

const openFound = async (page: Page) => {
  await openFirst(page)
  await expect(page.getByRole('button', { name: 'Search again' }).first()).toBeEnabled({ timeout: 60_000 })
}

/** Routes; Sam of the demo follows one. */
export const routeScreens: Screen[] = [
  { name: 'routes', as: 'student', path: '/routes' },
  { name: 'routes-empty', as: 'newcomer', path: '/routes' },
  { name: 'route-new', as: 'student', path: '/routes/new' },
  {
    name: 'route-new-filled',
    as: 'newcomer',
    path: '/routes/new',
    act: async (page) => {
      await page.getByRole('button', { name: 'Data analyst' }).click()
      await page.getByRole('button', { name: 'Add a milestone' }).click()
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await page.getByRole('button', { name: 'Add points that you expect' }).click()
      await page.getByRole('button', { name: 'Find my routes' }).click()
      await expect(page.getByText('Choose at least one skill!')).toBeVisible()
    },
  },
  { name: 'route-followed', as: 'student', path: '/routes', act: openFirst },
  {
    name: 'route-found',
    as: 'newcomer',
    path: '/routes',
    before: withRoute(90),
    act: openFound,
    readme: { file: 'docs/route.png', scheme: 'light' },
  },
  {
    name: 'route-searching',
    as: 'newcomer',
    path: '/routes',
    before: withRoute(120),
    act: async (page) => {
      // The search never sends its first line.
      await page.route('**/search?*', () => {})
      await openFirst(page)
      await expect(page.getByRole('progressbar', { name: 'Progress of the search' })).toBeVisible()
    },
  },
  {
    name: 'planned-day',
    as: 'student',
    path: '/my-learning?tab=statistics',
    act: async (page) => {
      await page
        .getByRole('grid')
        .locator(`[data-day="${inDays(1)}"]`)
        .click()
      await expect(page.getByText(/^Planned \(/)).toBeVisible()
    },
  },
  { name: 'route-refused', as: 'newcomer', path: '/routes', before: withRoute(7), act: openFound },
  {
    name: 'route-late',
    as: 'newcomer',
    path: '/routes',
    before: withRoute(80, 5),
    act: async (page) => {
      await openFound(page)
      await page.getByRole('button', { name: 'Follow this route' }).click()
      await expect(page.getByText('You follow this route now.')).toBeVisible()
      await page.getByRole('link', { name: 'Change the goal' }).click()
      await page.getByRole('textbox', { name: 'Hours a week' }).fill('3')
      await page.getByRole('button', { name: 'Save and search again' }).click()
      await expect(page.getByText(/^Late:/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Search again' }).first()).toBeEnabled({ timeout: 60_000 })
    },
  },
]
