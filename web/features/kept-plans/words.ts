import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  stepOfPlan: 'Step {step} of {steps} of your plan',
  followWithDates: 'Follow it with dates',
})
