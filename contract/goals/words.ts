import { sentences } from '../core/sentences.ts'

export const words = sentences({ notAnId: 'This is not a valid goal id.' })
