import type { FastifyRequest } from 'fastify'
import * as bank from '#contract/checks/bank.ts'
import type { App } from '#server/core/app.ts'
import { type Deletable, deleteOwn } from '#server/core/database/delete-own.ts'
import { readAttempt } from '#server/core/database/once.ts'
import { hasMoreParts } from '#server/core/http/has-more-parts.ts'
import { sendPage } from '#server/core/http/paging.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { isAdmin } from '#server/core/security/roles.ts'
import { findQuestion, listQuestions, listQuestionUses, removeQuestion } from './bank.queries.ts'
import { createQuestion, createQuestions, toBankQuestion, updateQuestion } from './save-question.ts'
import { refusals } from './words.ts'

const question: Deletable = { what: 'question', find: findQuestion, listUses: listQuestionUses, remove: removeQuestion }

/** More than a question can have that the schema takes. */
const partsOfOne = 500

/** Counted before the schema reads them, which would describe each wrong part. */
const refuseMoreParts = (most: number) => ({
  preValidation: async ({ body }: FastifyRequest) => {
    if (hasMoreParts(body, most)) throw refusals.tooLong()
  },
})

export function bankEndpoints(app: App): void {
  app.route({
    ...bank.listQuestions,
    handler: async ({ query, user }, reply) => {
      const seesAll = isAdmin(user) && query.forCheck !== 'new'
      const { items, ...page } = await listQuestions(app.db, seesAll ? undefined : user.id, query)
      return sendPage(reply, query, { ...page, items: items.map(toBankQuestion(app, user)) })
    },
  })
  app.route({
    ...bank.createQuestion,
    ...refuseMoreParts(partsOfOne),
    handler: async (request, reply) => {
      const { user, body } = request
      return reply.code(201).send(await createQuestion(app, user, body, readAttempt('question', request)))
    },
  })
  app.route({
    ...bank.createQuestions,
    ...refuseMoreParts(partsOfOne * 100),
    bodyLimit: 4 * 1024 ** 2,
    handler: async (request, reply) => {
      const { user, body } = request
      return reply.code(201).send(await createQuestions(app, user.id, body.questions, readAttempt('questions', request)))
    },
  })
  app.route({
    ...bank.updateQuestion,
    ...refuseMoreParts(partsOfOne),
    handler: ({ params, body, user }) => updateQuestion(app, user, params.id, body),
  })
  app.route({
    ...bank.deleteQuestion,
    handler: ({ params, user }, reply) => sendNothing(reply, deleteOwn(app, user, params.id, question)),
  })
}
