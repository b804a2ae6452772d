import type { Page } from '@playwright/test'
import type { World } from './world.ts'

export type Who = 'guest' | 'student' | 'creator' | 'admin' | 'newcomer'

export interface Screen {
  name: string
  /** Each picture of a newcomer has a user of its own, whom `before` may prepare. */
  as: Who
  path: string | ((world: World) => string)
  before?: (newcomer: Awaited<ReturnType<World['newcomer']>>, world: World) => Promise<void>
  /** What is done on the page before the picture is taken. */
  act?: (page: Page, width: number, world: World) => Promise<void>
  /** Only what is in the window, as for a dialog or a viewer that fills it; everything else is shown to its end. */
  isWindow?: boolean
  /** Only where it exists: the menu of a phone. */
  maxWidth?: number
  /** The page shows that something was refused, so the browser may say so. */
  expectsRefusal?: boolean
  /** The README's picture of it. */
  readme?: { file: string; scheme: 'light' | 'dark' }
}
