import type { FastifyReply, FastifyRequest } from 'fastify'

/** Our values need no decoding. */
export const readCookie = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string) =>
  headers.cookie
    ?.split(/; ?/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

export function setCookie(reply: FastifyReply, name: string, value: string, attributes: string): void {
  const secure = reply.server.settings.publicUrl?.startsWith('https:') ? '; Secure' : ''
  reply.header('set-cookie', `${name}=${value}; ${attributes}; SameSite=Strict${secure}`)
}
