import type { Locator, Page } from '@playwright/test'
import { expect, openPanel } from './authoring-fixtures.ts'

/** Opens the dialog in which a new check is made, from the editor of a course. */
export async function beginCheck(page: Page, name?: string): Promise<Locator> {
  const panel = await openPanel(page, 'Add Checks', 'Checks')
  await panel.getByRole('button', { name: 'Make a check' }).click()
  const dialog = page.getByRole('dialog', { name: 'New check' })
  await expect(dialog.getByLabel('Name')).toBeVisible()
  if (name) await dialog.getByLabel('Name').fill(name)
  return dialog
}

export const questionDialog = (page: Page) => page.getByRole('dialog', { name: 'New question' })

/** Chooses a skill in a field like "Skill": its list is searched for the name. */
export async function chooseSkill(within: Locator, label: string, name: string) {
  await within.getByRole('button', { name: new RegExp(`^${label}`) }).click()
  await within.getByLabel('Filter skills').fill(name)
  // The list closes then.
  await within.getByRole('checkbox', { name, exact: true }).click()
  await expect(within.getByRole('button', { name: `${label} ${name}` })).toBeFocused()
}

/** Fills in the options of a choice. */
export async function fillOptions(dialog: Locator, texts: string[], right: number[]) {
  for (const [place, text] of texts.entries()) await dialog.getByRole('textbox', { name: `Option ${place + 1}` }).fill(text)
  for (const number of right) await dialog.getByLabel(`Option ${number} is right`).check()
}

/** The questions of the check, in their order. */
export const poolOf = (dialog: Locator) => dialog.getByRole('region', { name: /^Questions/ }).getByRole('listitem')
