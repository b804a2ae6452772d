import { sentences } from '../core/sentences.ts'

export const words = sentences({ chooseCourse: 'Choose a course.' })
