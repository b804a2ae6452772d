import { z } from 'zod'
import { BadSettings } from './combined-settings.ts'

/** The mail server, and what mails come from. */
export interface MailSettings {
  server: MailServer
  from: { name: string; address: string }
}

export interface MailServer {
  host: string
  port: number
  /** TLS from the first byte, not only after STARTTLS. */
  isTls: boolean
  login: { user: string; password: string } | undefined
}

/** A URL, taken apart. The message does not repeat it, because it holds a password. */
export const SmtpUrl = z.string().transform((text, context): MailServer => {
  const server = readServer(text)
  if (server) return server
  context.addIssue({ code: 'custom', message: 'must be an address like smtp://user:password@mail.example.org:587' })
  return z.NEVER
})

function readServer(text: string): MailServer | undefined {
  const url = URL.parse(text)
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return undefined
  const isTls = url.protocol === 'smtps:'
  try {
    return {
      host: url.hostname.replaceAll(/[[\]]/g, ''),
      port: Number(url.port) || (isTls ? 465 : 587),
      isTls,
      login: url.username ? { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) } : undefined,
    }
  } catch {
    // A percent sign in the password that is not written as %25.
    return undefined
  }
}

/** `Coursewise <portal@example.org>`, or the address alone. */
export const Sender = z
  .string()
  .transform((text) => /^(?:([^<>"\p{Cc}]*?)\s*<([^<>]+)>|([^<>]+))$/u.exec(text.trim()))
  .transform((match) => ({ name: match?.[1] ?? '', address: match?.[2] ?? match?.[3] ?? '' }))
  .refine(({ address }) => z.email().safeParse(address).success, 'must be an address like Coursewise <portal@example.org>')

interface MailEnvironment {
  SMTP_URL?: MailServer | undefined
  MAIL_FROM?: MailSettings['from'] | undefined
  PUBLIC_URL?: string | undefined
}

export function mailIn({ SMTP_URL: server, MAIL_FROM: from, PUBLIC_URL }: MailEnvironment): MailSettings | undefined {
  if (!server && !from) return undefined
  if (server && from && PUBLIC_URL) return { server, from }
  throw new BadSettings('SMTP_URL, MAIL_FROM and PUBLIC_URL, which links in mails need, must be given together.')
}
