import * as fields from '#contract/fields/fields.ts'
import type { App } from '#server/core/app.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { sendShared, singleResponse } from '#server/core/http/send-shared.ts'
import { listFields } from './fields.queries.ts'
import { addField, changeName, changeOrder, takeFieldAway } from './keep-fields.ts'

export function fieldsEndpoints(app: App): void {
  app.route({
    ...fields.listFields,
    handler: (request, reply) =>
      sendShared(request, reply, ({ db }) => singleResponse(fields.listFields.schema.response[200], listFields(db))),
  })
  app.route({
    ...fields.createField,
    handler: async ({ body, user }, reply) => reply.code(201).send(await addField(app, user.id, body.name)),
  })
  app.route({
    ...fields.orderFields,
    handler: ({ body, user }, reply) => sendNothing(reply, changeOrder(app, user.id, body.ids)),
  })
  app.route({
    ...fields.renameField,
    handler: ({ params, body, user }, reply) => sendNothing(reply, changeName(app, user.id, params.id, body.name)),
  })
  app.route({
    ...fields.deleteField,
    handler: ({ params, user }, reply) => sendNothing(reply, takeFieldAway(app, user.id, params.id)),
  })
}
