import type { FastifyRequest } from 'fastify'
import type { ListQuery } from '#contract/core/http.ts'
import { limits } from '#contract/core/limits.ts'
import * as articles from '#contract/materials/articles.ts'
import * as books from '#contract/materials/books.ts'
import * as checks from '#contract/materials/checks.ts'
import * as lessons from '#contract/materials/lessons.ts'
import type { MaterialKind } from '#contract/materials/material-kinds.ts'
import { getMaterial as getMaterialEndpoint } from '#contract/materials/materials.ts'
import * as videos from '#contract/materials/videos.ts'
import type { App } from '#server/core/app.ts'
import { type Deletable, deleteOwn } from '#server/core/database/delete-own.ts'
import { readAttempt } from '#server/core/database/once.ts'
import { sendPage } from '#server/core/http/paging.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { isAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { privateLinksFor, readMediaForm } from '#server/files/index.ts'
import { createArticle, updateArticle } from './articles.ts'
import { createBook, updateBook } from './books.ts'
import { checkOwn } from './check-own.ts'
import { createCheck, getCheckToEdit, updateCheck } from './checks.ts'
import { createLesson, refuseTooManyParts, updateLesson } from './lessons.ts'
import { findMaterial, getMaterial, listMaterials, listMaterialUses, removeMaterial } from './materials.queries.ts'
import { listQualities } from './videos.queries.ts'
import { createVideo, updateVideo } from './videos.ts'

const deletable = (kind: MaterialKind): Deletable => ({
  what: kind,
  find: (db, id) => findMaterial(db, kind, id),
  listUses: listMaterialUses,
  remove: removeMaterial,
})

export function materialsEndpoints(app: App): void {
  app.route({
    ...getMaterialEndpoint,
    handler: async ({ params: { id }, user }) => {
      await checkOwn(app, user, 'material', id)
      return getMaterial(app.db, id, privateLinksFor(app, user.id))
    },
  })
  for (const addEndpoints of Object.values(kindEndpoints)) addEndpoints(app)
}

const kindEndpoints: Record<MaterialKind, (app: App) => void> = {
  article: articleEndpoints,
  book: bookEndpoints,
  check: checkEndpoints,
  lesson: lessonEndpoints,
  video: videoEndpoints,
}

function articleEndpoints(app: App): void {
  app.route({
    ...articles.listArticles,
    handler: async ({ query, user }, reply) => sendPage(reply, query, await listOwn(app, 'article', user, query)),
  })
  app.route({
    ...articles.createArticle,
    handler: async (request, reply) => {
      const { user, body } = request
      return reply.code(201).send(await createArticle(app, user.id, body, readAttempt('article', request)))
    },
  })
  app.route({
    ...articles.updateArticle,
    handler: ({ params, body, user }) => updateArticle(app, user, params.id, body),
  })
  app.route({
    ...articles.deleteArticle,
    handler: ({ params, user }, reply) => sendNothing(reply, deleteOwn(app, user, params.id, deletable('article'))),
  })
}

function bookEndpoints(app: App): void {
  app.route({
    ...books.listBooks,
    handler: async ({ query, user }, reply) => sendPage(reply, query, await listOwn(app, 'book', user, query)),
  })
  app.route({
    ...books.createBook,
    handler: async (request, reply) => {
      const form = await readMediaForm(app, request, reply, limits.book.maxBytes)
      return reply.code(201).send(await createBook(app, request.user.id, form))
    },
  })
  app.route({
    ...books.updateBook,
    handler: async (request, reply) => {
      const form = await readMediaForm(app, request, reply, limits.book.maxBytes)
      return updateBook(app, request.user, request.params.id, form)
    },
  })
  app.route({
    ...books.deleteBook,
    handler: ({ params, user }, reply) => sendNothing(reply, deleteOwn(app, user, params.id, deletable('book'))),
  })
}

function checkEndpoints(app: App): void {
  app.route({
    ...checks.listChecks,
    handler: async ({ query, user }, reply) => sendPage(reply, query, await listOwn(app, 'check', user, query)),
  })
  app.route({ ...checks.getCheckToEdit, handler: ({ params, user }) => getCheckToEdit(app, user, params.id) })
  app.route({
    ...checks.createCheck,
    handler: async (request, reply) => {
      const { user, body } = request
      return reply.code(201).send(await createCheck(app, user.id, body, readAttempt('check', request)))
    },
  })
  app.route({
    ...checks.updateCheck,
    handler: ({ params, body, user }) => updateCheck(app, user, params.id, body),
  })
  app.route({
    ...checks.deleteCheck,
    handler: ({ params, user }, reply) => sendNothing(reply, deleteOwn(app, user, params.id, deletable('check'))),
  })
}

const lessonBody = {
  /** The text as JSON, with the signs that JSON escapes. */
  bodyLimit: 1024 ** 2,
  preValidation: async ({ body }: FastifyRequest) => refuseTooManyParts(body),
}

function lessonEndpoints(app: App): void {
  app.route({
    ...lessons.listLessons,
    handler: async ({ query, user }, reply) => sendPage(reply, query, await listOwn(app, 'lesson', user, query)),
  })
  app.route({
    ...lessons.createLesson,
    ...lessonBody,
    handler: async (request, reply) => {
      const { user, body } = request
      return reply.code(201).send(await createLesson(app, user.id, body, readAttempt('lesson', request)))
    },
  })
  app.route({
    ...lessons.updateLesson,
    ...lessonBody,
    handler: ({ params, body, user }) => updateLesson(app, user, params.id, body),
  })
  app.route({
    ...lessons.deleteLesson,
    handler: ({ params, user }, reply) => sendNothing(reply, deleteOwn(app, user, params.id, deletable('lesson'))),
  })
}

function videoEndpoints(app: App): void {
  app.route({
    ...videos.listVideos,
    handler: async ({ query, user }, reply) => sendPage(reply, query, await listOwn(app, 'video', user, query)),
  })
  app.route({ ...videos.listQualities, handler: () => listQualities(app.db) })
  app.route({
    ...videos.createVideo,
    handler: async (request, reply) => {
      const form = await readMediaForm(app, request, reply, limits.video.maxBytes)
      return reply.code(201).send(await createVideo(app, request.user.id, form))
    },
  })
  app.route({
    ...videos.updateVideo,
    handler: async (request, reply) => {
      const form = await readMediaForm(app, request, reply, limits.video.maxBytes)
      return updateVideo(app, request.user, request.params.id, form)
    },
  })
  app.route({
    ...videos.deleteVideo,
    handler: ({ params, user }, reply) => sendNothing(reply, deleteOwn(app, user, params.id, deletable('video'))),
  })
}

const listOwn = <Kind extends MaterialKind>(app: App, kind: Kind, user: User, query: ListQuery) =>
  listMaterials(app.db, kind, isAdmin(user) ? undefined : user.id, query, privateLinksFor(app, user.id))
