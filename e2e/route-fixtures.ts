import { expect, type Page } from '@playwright/test'
import { heading } from './shop-fixtures.ts'

export const steps = (page: Page) => page.getByRole('group', { name: 'Plans by finish date' }).getByRole('radio')
export const shown = (page: Page) => page.getByRole('region', { name: /^Finished by / })
export const price = (page: Page) => shown(page).getByRole('definition').first()
export const skills = (page: Page, place = 0) =>
  page.getByRole('combobox', { name: 'Skills with the levels to reach' }).nth(place)
export const follow = (page: Page) => page.getByRole('button', { name: 'Follow this route' })
export const undo = (page: Page) => page.getByRole('button', { name: 'Undo the last choice' })
export const find = (page: Page) => page.getByRole('button', { name: 'Find my routes' })
export const state = (page: Page) => page.getByRole('region', { name: 'State of the route' })
export const courses = (page: Page) => page.getByRole('region', { name: 'Courses of this plan' })
export const weeks = (page: Page) => page.getByRole('region', { name: 'Week by week' })
export const fillCart = (page: Page) => page.getByRole('button', { name: 'Add what is due next to the cart' })

/** A search is several searches in a row, each of up to two seconds. */
export async function searchIsOver(page: Page) {
  await expect(heading(page, 'New route')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Search again' }).first()).toBeEnabled({ timeout: 120_000 })
}

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export async function chooseSkill(page: Page, name: string, level: number, place = 0) {
  await skills(page, place).fill(name)
  await skills(page, place).press('Enter')
  await page.getByRole('spinbutton', { name: `Level of ${name}` }).fill(String(level))
}
