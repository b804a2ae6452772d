import { sentences } from '../core/sentences.ts'

export const words = sentences({
  notAGuestToken: 'This is not what the portal gave the browser to keep.',
})
