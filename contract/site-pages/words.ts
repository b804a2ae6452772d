import { sentences } from '../core/sentences.ts'

export const words = sentences({ whichPage: 'The page must be one of {pages}.' })
