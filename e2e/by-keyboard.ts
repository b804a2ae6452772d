import { expect, type Locator, type Page } from '@playwright/test'

/** No target should be further away. */
const mostSteps = 60

/** Moves the focus there with the Tab key alone, and checks that it is visible. */
export async function tabTo(page: Page, target: Locator, name = 'the target') {
  await expect(target).toBeVisible()
  for (let step = 0; step < mostSteps; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} was not reached in ${mostSteps} steps`)
}

/** A button that is at work takes no presses. */
export async function press(page: Page, role: 'button' | 'link', name: string | RegExp, within: Page | Locator = page) {
  const target = within.getByRole(role, { name }).first()
  await tabTo(page, target, String(name))
  await expect(target).toBeEnabled()
  await page.keyboard.press('Enter')
}
