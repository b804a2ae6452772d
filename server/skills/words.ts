import { conflict, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('skills', {
  nameTaken: conflict('A skill with this name already exists.', 'name'),
})
