import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { after } from 'node:test'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string
  /** As it came over the line. */
  raw: string
  /** As a mail program reads it. */
  email: Email
}

export interface TestMailServer {
  /** Settings of a portal that sends through it. */
  env: { SMTP_URL: string; MAIL_FROM: string; PUBLIC_URL: string }
  received: ReceivedMail[]
  mailsTo(address: string): ReceivedMail[]
  /** Refuses recipients: the code and words that this function returns. */
  refuse: (recipient: string) => { code: number; message: string } | undefined
  close(): Promise<void>
}

interface Login {
  user: string
  password: string
}

/** A real SMTP server on the loopback address, which keeps what it receives until the test file ends. */
export async function startTestMailServer(login?: Login): Promise<TestMailServer> {
  const server = await openTestMailServer(login)
  after(server.close)
  return server
}

/** The same for tests that close it themselves. */
export async function openTestMailServer(login?: Login): Promise<TestMailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: !login,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth({ username, password }, _session, done) {
      if (username === login?.user && password === login?.password) done(null, { user: username })
      else done(withCode({ code: 535, message: 'These are not the right credentials' }))
    },
    onRcptTo({ address }, _session, done) {
      const refusal = tests.refuse(address)
      done(refusal && withCode(refusal))
    },
    onData(stream, { envelope }, done) {
      const keep = async () => {
        const bytes = await buffer(stream)
        const email = await PostalMime.parse(bytes)
        for (const { address: to } of envelope.rcptTo) received.push({ to, raw: bytes.toString(), email })
      }
      // A sender that is killed breaks off in the middle.
      keep().then(() => done(null, 'queued as a test'), done)
    },
  })
  server.on('error', () => {})
  const socket = server.listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as AddressInfo
  const tests: TestMailServer = {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Coursewise <portal@learn.example.org>',
      PUBLIC_URL: 'https://learn.example.org',
    },
    received,
    mailsTo: (address) => received.filter(({ to }) => to === address),
    refuse: () => undefined,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
  return tests
}

const withCode = ({ code, message }: { code: number; message: string }) =>
  Object.assign(new Error(message), { responseCode: code })
