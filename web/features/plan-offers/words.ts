import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  planFor: 'Plan a way to {skill}',
  tellUs: 'Tell us what you want to be able to do',
  partOfYours: 'Part of your cheapest way to <skills></skills>',
  partOfTheCheapest: 'Part of the cheapest way to <skills></skills>',
})
