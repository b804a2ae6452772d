import { sentences } from '../core/sentences.ts'

export const words = sentences({
  place: 'Place',
  notATimeZone: 'This is not a known time zone.',
  endBeforeStart: 'The end must not be before the start.',
  rangeTooLong: 'A range can be at most {max} days.',
})
