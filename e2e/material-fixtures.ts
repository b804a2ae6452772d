import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { test as base, openPanel } from './authoring-fixtures.ts'

export { expect, materialNames } from './authoring-fixtures.ts'

interface Editor {
  /** Makes names unique, because all Creators share the resources and authors. */
  mark: string
  /** Opens one of the panels and returns it. */
  open: (name: PanelName) => Promise<Locator>
}
interface Fixtures {
  /** The editor of a new course, opened by a Creator who belongs to this test. */
  editor: Editor
}
type PanelName = 'Videos' | 'Books' | 'Articles'

export const test = base.extend<Fixtures>({
  editor: async ({ page, creator, openAs }, use) => {
    await openAs(await creator('Mara Maker'), '/create-course')
    await use({ mark: randomUUID().slice(0, 8), open: (name) => openPanelFor(page, name) })
  },
})

/** Opens one of the editor's panels and returns it. */
export const openPanelFor = (page: Page, name: PanelName) => openPanel(page, `Add ${name}`, name)
