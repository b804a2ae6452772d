import { badRequest, conflict, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('skills', {
  nameTaken: conflict('A skill with this name already exists.', 'name'),
  tooMany: badRequest('You have made {count} skills, which is the maximum. Delete one that no course uses.'),
})
