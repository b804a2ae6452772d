import * as synonyms from '#contract/synonyms/synonyms.ts'
import type { App } from '#server/core/app.ts'
import { sendPage } from '#server/core/http/paging.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { addSynonym, takeSynonymAway } from './keep-synonyms.ts'
import { listSynonyms } from './synonyms.queries.ts'

export function synonymsEndpoints(app: App): void {
  app.route({
    ...synonyms.listSynonyms,
    handler: async ({ query }, reply) => sendPage(reply, query, await listSynonyms(app.db, query)),
  })
  app.route({
    ...synonyms.createSynonym,
    handler: async ({ body, user }, reply) => reply.code(201).send(await addSynonym(app, user.id, body)),
  })
  app.route({
    ...synonyms.deleteSynonym,
    handler: ({ params, user }, reply) => sendNothing(reply, takeSynonymAway(app, user.id, params.id)),
  })
}
