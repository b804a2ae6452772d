import { badRequest, conflict, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('fields', {
  nameTaken: conflict('A field with this name already exists.', 'name'),
  tooMany: badRequest('There are {count} fields, which is the maximum.'),
  noSuchField: notFound('This field does not exist.'),
  listChanged: conflict('The list has been changed since you opened it. Reload it to see the new one.'),
  stillUsed: conflict('Courses use this field. Give them another one first.'),
})
