import { sentences } from '../core/sentences.ts'

export const words = sentences({ whichTable: 'The table must be days or progress.' })
