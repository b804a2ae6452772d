import { sentences } from '#web/core/sentences.ts'

/** Of the menus, which are not in the first load. */
export const words = sentences({
  closeMenu: 'Close the menu',
  gifts: 'Gifts',
  security: 'Security',
})
