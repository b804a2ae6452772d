import * as authors from '#contract/materials/authors.ts'
import * as resources from '#contract/materials/resources.ts'
import type { App, Parts } from '#server/core/app.ts'
import { breaks } from '#server/core/database/db.ts'
import { type Deletable, deleteOwn } from '#server/core/database/delete-own.ts'
import { once, readAttempt } from '#server/core/database/once.ts'
import { sendPage } from '#server/core/http/paging.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import {
  findAuthor,
  findResource,
  insertAuthor,
  insertResource,
  listAuthors,
  listAuthorUses,
  listResources,
  listResourceUses,
  removeAuthor,
  removeResource,
} from './sources.queries.ts'
import { refusals } from './words.ts'

const author: Deletable = { what: 'author', find: findAuthor, listUses: listAuthorUses, remove: removeAuthor }
const resource: Deletable = { what: 'resource', find: findResource, listUses: listResourceUses, remove: removeResource }

export function sourcesEndpoints(app: App): void {
  app.route({
    ...resources.listResources,
    handler: async ({ query, user }, reply) => sendPage(reply, query, await listResources(app.db, query, user.id)),
  })
  app.route({
    ...resources.createResource,
    handler: async (request, reply) => {
      const { user, body } = request
      const insert = ({ db }: Parts) => insertResource(db, user.id, body.name)
      return reply.code(201).send(await once(app, user.id, readAttempt('resource', request), insert).catch(resourceTaken))
    },
  })
  app.route({
    ...resources.deleteResource,
    handler: ({ params, user }, reply) => sendNothing(reply, deleteOwn(app, user, params.id, resource)),
  })
  app.route({
    ...authors.listAuthors,
    handler: async ({ query, user }, reply) => sendPage(reply, query, await listAuthors(app.db, query, user.id)),
  })
  app.route({
    ...authors.createAuthor,
    handler: async (request, reply) => {
      const { user, body } = request
      const insert = ({ db }: Parts) => insertAuthor(db, user.id, body.fullName)
      return reply.code(201).send(await once(app, user.id, readAttempt('author', request), insert))
    },
  })
  app.route({
    ...authors.deleteAuthor,
    handler: ({ params, user }, reply) => sendNothing(reply, deleteOwn(app, user, params.id, author)),
  })
}

function resourceTaken(error: unknown): never {
  if (breaks(error, 'resources_name')) throw refusals.resourceNameTaken()
  throw error
}
