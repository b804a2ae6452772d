import { conflict, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('site-pages', {
  notWritten: notFound('This page has not been written.'),
  changedMeanwhile: conflict('This page has been changed since you opened it. Reload it to see the new text.'),
})
