import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { App } from '../app.ts'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as { version: string }

const docsUrl = '/api/docs'

/** The OpenAPI document, made from the contract, and a page to browse it at /api/docs. Must be registered before the endpoints. */
export async function apiDocs(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Coursewise', version, description: 'The web app uses the same calls.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input)
      return { url, schema: { ...schema, tags: [featureTag(url)], hide: input.schema?.hide === true || !isApiCall(url) } }
    },
  })
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'entry' }
    })
    // It never changes while the server runs, and serialising it takes milliseconds.
    let text: string | undefined
    docs.addHook('preHandler', async (request, reply) => {
      if (request.routeOptions.url !== `${docsUrl}/json`) return
      text ??= JSON.stringify(app.swagger())
      return reply.type('application/json; charset=utf-8').send(text)
    })
    docs.addHook('onSend', async (_request, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
      )
    })
    await docs.register(swaggerUi, { routePrefix: docsUrl })
  })
}

const isApiCall = (url: string) => url.startsWith('/api/') && !url.startsWith('/api/docs')

/** `/api/account/login` belongs to "account". */
const featureTag = (url: string) => url.split('/')[2] ?? 'other'
