import { z } from 'zod'
import { type Endpoint, Nothing, pathId } from '../core/http.ts'

/** The course page calls it when it is opened, so that what is only fetched ahead, or fetched again, is no view. */
export const countView = {
  method: 'POST',
  url: '/api/courses/:id/views',
  config: { access: 'open', onlyCounts: true },
  schema: {
    summary: 'Count a view of a course; the views of its author do not count',
    params: z.object({ id: pathId('course') }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
