/** 1 for beginners, 5 for experts. */
export type Level = 1 | 2 | 3 | 4 | 5

export interface CatalogueCourse {
  key: string
  subject: string
  level: Level
  name: string
  shortDescription: string
  description: string
  skills: string[]
  field: string
  materials: string[]
  language: string
  studentsCount: number
  author: string
}
