import type { FastifyReply, FastifyRequest } from 'fastify'

/** Our values need no decoding. */
export const readCookie = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string) =>
  headers.cookie
    ?.split(/; ?/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Browsers send those of the same path in the order in which they first got them. */
export const cookieNames = ({ headers }: Pick<FastifyRequest, 'headers'>): string[] =>
  headers.cookie?.split(/; ?/).map((pair) => pair.split('=', 1)[0] ?? '') ?? []

export function setCookie(reply: FastifyReply, name: string, value: string, attributes: string): void {
  const secure = reply.server.settings.publicUrl?.startsWith('https:') ? '; Secure' : ''
  reply.header('set-cookie', `${name}=${value}; ${attributes}; SameSite=Strict${secure}`)
}
