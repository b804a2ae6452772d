import { expect, type Locator, type Page } from '@playwright/test'

export async function findCentre(handle: Locator) {
  await handle.scrollIntoViewIfNeeded()
  const box = await handle.boundingBox()
  if (!box) throw new Error('there is no handle')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * Drags with the mouse, and lets go when the list says where the item would be (`Weaving would be number 1 of 3.`): on a busy machine, that is
 * later than the pointer is there.
 */
export async function drag(page: Page, handle: Locator, target: Locator, said: string) {
  const from = await findCentre(handle)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y - 10, { steps: 3 })
  const to = await findCentre(target)
  await expect(async () => {
    await page.mouse.move(to.x, to.y, { steps: 3 })
    await page.mouse.move(to.x, to.y - 5, { steps: 5 })
    await expect(page.getByText(said)).toBeAttached({ timeout: 1000 })
  }).toPass()
  await page.mouse.up()
}
