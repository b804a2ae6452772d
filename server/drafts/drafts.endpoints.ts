import * as approvals from '#contract/drafts/approvals.ts'
import * as drafts from '#contract/drafts/drafts.ts'
import * as versions from '#contract/drafts/versions.ts'
import type { App } from '#server/core/app.ts'
import { readAttempt } from '#server/core/database/once.ts'
import { sendPage } from '#server/core/http/paging.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { approveDraft, getWaiting, listWaiting, refuseDraft } from './approve-draft.ts'
import { findCourseDraft, getDraft, listOwnDrafts, previewDraft } from './get-draft.ts'
import { publishDraft } from './publish.ts'
import { createDraft, deleteDraft, saveDraft, takeBackDraft } from './save-draft.ts'
import { compareVersion, duplicateCourse, listVersions, restoreVersion } from './versions.ts'

export function draftsEndpoints(app: App): void {
  app.route({ ...drafts.listDrafts, handler: ({ user }) => listOwnDrafts(app, user) })
  app.route({
    ...drafts.createDraft,
    handler: async (request, reply) => {
      const { user, body } = request
      return reply.code(201).send(await createDraft(app, user, body, readAttempt('draft', request)))
    },
  })
  app.route({ ...drafts.getDraft, handler: ({ params, user }) => getDraft(app, user, params.id) })
  app.route({ ...drafts.findCourseDraft, handler: ({ params, user }) => findCourseDraft(app, user, params.id) })
  app.route({ ...drafts.saveDraft, handler: ({ params, body, user }) => saveDraft(app, user, params.id, body) })
  app.route({
    ...drafts.deleteDraft,
    handler: ({ params, user }, reply) => sendNothing(reply, deleteDraft(app, user, params.id)),
  })
  app.route({ ...drafts.previewDraft, handler: ({ params, user }) => previewDraft(app, user, params.id) })
  app.route({
    ...drafts.publishDraft,
    handler: (request) => {
      const { params, body, user } = request
      // The draft is part of what was asked for.
      const attempt = { ...readAttempt('publication', request), body: { ...body, id: params.id } }
      return publishDraft(app, user, params.id, body, attempt)
    },
  })
  app.route({ ...drafts.takeBackDraft, handler: ({ params, user }) => takeBackDraft(app, user, params.id) })
  app.route({
    ...drafts.duplicateCourse,
    handler: async ({ headers, params, user }, reply) => {
      const attempt = { what: 'duplicate', key: headers['idempotency-key'], body: params }
      return reply.code(201).send(await duplicateCourse(app, user, params.id, attempt))
    },
  })
  app.route({ ...versions.listVersions, handler: ({ params, user }) => listVersions(app, user, params.id) })
  app.route({ ...versions.compareVersion, handler: ({ params, user }) => compareVersion(app, user, params.id, params.number) })
  app.route({
    ...versions.restoreVersion,
    handler: ({ params, body, user }) =>
      restoreVersion(app, user, { courseId: params.id, number: params.number, replaces: body.replaces }),
  })
}

export function approvalsEndpoints(app: App): void {
  app.route({
    ...approvals.listWaiting,
    handler: async ({ query }, reply) => sendPage(reply, query, await listWaiting(app, query)),
  })
  app.route({ ...approvals.getWaiting, handler: ({ params, user }) => getWaiting(app, user.id, params.id) })
  app.route({ ...approvals.approveDraft, handler: ({ params, body, user }) => approveDraft(app, user.id, params.id, body) })
  app.route({
    ...approvals.refuseDraft,
    handler: ({ params, body, user }, reply) => sendNothing(reply, refuseDraft(app, user.id, params.id, body)),
  })
}
