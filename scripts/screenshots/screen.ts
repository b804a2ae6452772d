import type { Page } from '@playwright/test'
import type { World } from './world.ts'

export type Who = 'guest' | 'student' | 'creator' | 'admin' | 'newcomer'

export interface Screen {
  name: string
  /** Each picture of a newcomer has a new user, whom `before` may prepare. */
  as: Who
  path: string | ((world: World) => string)
  before?: (newcomer: Awaited<ReturnType<World['newcomer']>>, world: World) => Promise<void>
  /** What is done on the page before the picture is taken. */
  act?: (page: Page, width: number, world: World) => Promise<void>
  /** Only the window, for a dialog or a viewer that fills it; otherwise the whole page is shown. */
  isWindow?: boolean
  /** For parts that exist only on narrow screens, such as the menu. */
  maxWidth?: number
  /** The page shows a refusal, so the browser may report one. */
  expectsRefusal?: boolean
  /** Its picture in the README. */
  readme?: { file: string; scheme: 'light' | 'dark' }
}
