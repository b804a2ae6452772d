import type { FastifyBaseLogger } from 'fastify'
import type { NodemailerError, SendMailOptions } from 'nodemailer'
import type { MailSettings } from '#server/core/combined-settings.ts'
import { isLoopback } from '#server/core/settings.ts'

const connections = 3
const longestSeconds = 40

interface OpenServer {
  /** Returns what the server said. Fails with a `NodemailerError`. */
  send(message: SendMailOptions): Promise<string>
  /** Connects and signs in, but sends nothing. */
  check(): Promise<unknown>
}

/** Connections are opened when the work needs them, and closed after it, or after the longest time that it may take. */
export async function withMailServer<T>(mail: MailSettings, work: (server: OpenServer) => Promise<T>): Promise<T> {
  const transport = await openTransport(mail)
  let isOver = false
  // The limits of each step do not stop a server that sends a byte now and then.
  const limit = setTimeout(() => {
    isOver = true
    transport.close({ force: true })
  }, longestSeconds * 1000)
  const inTime = <R>(step: Promise<R>): Promise<R> =>
    step.catch((error) => {
      throw isOver ? new Error(`it took longer than ${longestSeconds} seconds`) : error
    })
  try {
    return await work({
      send: async (message) => (await inTime(transport.sendMail(message))).response,
      check: () => inTime(transport.verify()),
    })
  } finally {
    clearTimeout(limit)
    transport.close()
  }
}

/**
 * On this machine connections are not encrypted, because the certificate of a local mail server is seldom valid. Elsewhere a password is
 * never sent in the clear, even if somebody on the way hides that the server knows STARTTLS.
 */
async function openTransport({ server: { host, port, isTls, login } }: MailSettings) {
  // Most portals run without mail, and this package takes megabytes.
  const { createTransport } = await import('nodemailer')
  return createTransport({
    pool: true,
    maxConnections: connections,
    // Another attempt is for the job to decide, because the first one may have arrived.
    maxRequeues: 0,
    host,
    port,
    secure: isTls,
    ignoreTLS: isLoopback(host),
    requireTLS: !isTls && login !== undefined && !isLoopback(host),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

export const serverName = ({ server: { host, port } }: MailSettings) => `${host}:${port}`

/** For the start. The portal also works without its mail server, so a problem is only logged. */
export async function checkMailServer(mail: MailSettings, log: Pick<FastifyBaseLogger, 'info' | 'error'>): Promise<void> {
  try {
    await withMailServer(mail, (server) => server.check())
    log.info(`Mails go out through ${serverName(mail)}.`)
  } catch (error) {
    log.error(`${withoutAddresses(describeProblem(mail, error as NodemailerError))}. Mails wait until this is solved.`)
  }
}

/** What went wrong, in a sentence with the server's own words. */
export function describeProblem(mail: MailSettings, error: NodemailerError): string {
  const { code, response, message } = error
  if (code === 'EAUTH')
    return `The mail server ${serverName(mail)} refused the user or the password of SMTP_URL: ${response ?? message}`
  if (response) return `The mail server ${serverName(mail)} refused: ${response}`
  const isClosed = message.startsWith('Reached maximum number of retries')
  return `The mail server ${serverName(mail)} cannot be used: ${isClosed ? 'it closed the connection' : message}`
}

/**
 * Whether the mail would be refused again: the server does not know the recipient or does not take the content. A refused login or sender
 * concerns all mails and is the portal's problem: they wait until the settings are right.
 */
export const isFinal = ({ code = '', command, permanent }: NodemailerError) =>
  ['EENVELOPE', 'EMESSAGE'].includes(code) && command !== 'MAIL FROM' && permanent !== false

/** For the log, which must not hold anybody's address. */
export const withoutAddresses = (text: string) => text.replaceAll(/[^\s<>]+@[^\s<>]+/g, '…')
