import { z } from 'zod'

export const CourseCard = z.object({
  id: z.int(),
  name: z.string(),
  thumbnail: z.string().nullable(),
  shortDescription: z.string(),
  price: z.int(),
  studentsCount: z.int(),
  updateDateUTC: z.string(),
  isBought: z.boolean(),
})
export type CourseCard = z.infer<typeof CourseCard>
