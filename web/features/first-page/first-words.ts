import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  goOn: 'Continue learning',
})
