import { badRequest, conflict, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('goals', {
  tooMany: conflict('There can be at most {count} goals. Remove one first.'),
  skillGone: badRequest('One of these skills does not exist any more.', 'skills'),
  listChanged: conflict('The list of goals has been changed since you opened it. Reload it to see the others.'),
  noSuchGoal: notFound('This goal does not exist.'),
  nameTaken: conflict('A goal with this name already exists.', 'name'),
})
