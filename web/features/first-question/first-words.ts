import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  showPlan: 'Show my plan',
})
