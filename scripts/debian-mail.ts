// Postfix and Dovecot from Debian's packages, in a folder of their own and on ports of the loopback address: one takes mails, the other shows them.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../test/portal-process.ts'

const packages = ['postfix', 'dovecot-imapd', 'curl']
const programs = ['/usr/sbin/postfix', '/usr/sbin/dovecot', '/usr/bin/curl']
const password = 'only-for-tests'
/** Owns the mailboxes. */
const nobody = 65_534

/** By apt-get, when something is missing and we are root. */
export function installMailServers(): void {
  if (process.getuid?.() !== 0) throw new Error('Postfix starts only as root.')
  if (programs.every((program) => existsSync(program))) return
  // Without a configuration of its own, the package starts no server.
  const choice = 'postfix postfix/main_mailer_type select No configuration\n'
  spawnSync('debconf-set-selections', { input: choice })
  const install = ['install', '-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', ...packages]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
  if (apt(['update', '-qq']) && apt(install)) return
  throw new Error(`Postfix or Dovecot is missing. Please install them (Debian: apt-get install ${packages.join(' ')}).`)
}

export interface MailServers {
  smtpUrl: string
  /** The messages in somebody's mailbox, as Dovecot sends them. Addresses end with @example.com. */
  readInbox(name: string): string[]
  /** What both have logged. */
  logs(): string
  stop(): Promise<void>
}

/** Only these people have a mailbox; Postfix refuses all others. */
export async function startMailServers(people: string[]): Promise<MailServers> {
  const dir = mkdtempSync(join(tmpdir(), 'coursewise-mail-'))
  chmodSync(dir, 0o755)
  const mailboxes = join(dir, 'mail')
  mkdirSync(mailboxes)
  chownSync(mailboxes, nobody, nobody)
  const [smtpPort, imapPort] = [await freePort(), await freePort()]
  const postfix = startPostfix(dir, smtpPort, people)
  const dovecot = startDovecot(dir, imapPort)
  const stop = async () => {
    spawnSync('postfix', ['-c', join(dir, 'postfix'), 'stop'], { stdio: 'ignore' })
    dovecot.kill('SIGTERM')
    await Promise.all([postfix, dovecot].map((child) => child.exitCode ?? once(child, 'exit')))
    rmSync(dir, { recursive: true, force: true })
  }
  const logs = () =>
    ['postfix.log', 'dovecot.log']
      .map((name) => join(dir, name))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
  try {
    await listening(smtpPort)
    await listening(imapPort)
  } catch (error) {
    console.error(logs())
    await stop()
    throw error
  }
  const imap = (name: string, path: string) => {
    const { stdout } = spawnSync('curl', ['-sS', '-u', `${name}:${password}`, `imap://127.0.0.1:${imapPort}/${path}`], {
      encoding: 'utf8',
    })
    return stdout
  }
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    readInbox(name) {
      const [, numbers = ''] = /^\* SEARCH ([\d ]+)/m.exec(imap(name, 'INBOX?ALL')) ?? []
      return (numbers.match(/\d+/g) ?? []).map((number) => imap(name, `INBOX;MAILINDEX=${number}`))
    },
    logs,
    stop,
  }
}

function startPostfix(dir: string, port: number, people: string[]): ChildProcess {
  const config = join(dir, 'postfix')
  mkdirSync(config)
  for (const folder of ['queue', 'data']) mkdirSync(join(dir, folder))
  const owner = Number(spawnSync('id', ['-u', 'postfix'], { encoding: 'utf8' }).stdout)
  chownSync(join(dir, 'data'), owner, owner)
  writeFileSync(join(config, 'mailboxes'), people.map((name) => `/^${name}@example\\.com$/ ${name}/\n`).join(''))
  writeFileSync(
    join(config, 'main.cf'),
    lines({
      compatibility_level: '3.6',
      queue_directory: join(dir, 'queue'),
      data_directory: join(dir, 'data'),
      maillog_file: join(dir, 'postfix.log'),
      maillog_file_prefixes: dir,
      myhostname: 'mail.example.org',
      inet_interfaces: '127.0.0.1',
      inet_protocols: 'ipv4',
      mydestination: '',
      alias_maps: '',
      mynetworks: '127.0.0.0/8',
      default_transport: 'error:this test sends nothing to other machines',
      virtual_mailbox_domains: 'example.com',
      virtual_mailbox_base: join(dir, 'mail'),
      virtual_mailbox_maps: `regexp:${join(config, 'mailboxes')}`,
      virtual_uid_maps: `static:${nobody}`,
      virtual_gid_maps: `static:${nobody}`,
    }),
  )
  // Name, type, private, unprivileged, chroot, wake-up, most processes, program.
  const services = [
    `127.0.0.1:${port} inet n - n - - smtpd`,
    'cleanup unix n - n - 0 cleanup',
    'qmgr unix n - n 300 1 qmgr',
    'rewrite unix - - n - - trivial-rewrite',
    'bounce unix - - n - 0 bounce',
    'defer unix - - n - 0 bounce',
    'trace unix - - n - 0 bounce',
    'proxymap unix - - n - - proxymap',
    'error unix - - n - - error',
    'retry unix - - n - - error',
    'virtual unix - n n - - virtual',
    'anvil unix - - n - 1 anvil',
    'postlog unix-dgram n - n - 1 postlogd',
  ]
  writeFileSync(join(config, 'master.cf'), `${services.join('\n')}\n`)
  return spawn('postfix', ['-c', config, 'start-fg'], { stdio: ['ignore', 'ignore', 'inherit'] })
}

function startDovecot(dir: string, port: number): ChildProcess {
  const config = join(dir, 'dovecot.conf')
  const settings = {
    protocols: 'imap',
    listen: '127.0.0.1',
    base_dir: join(dir, 'dovecot'),
    state_dir: join(dir, 'dovecot-state'),
    log_path: join(dir, 'dovecot.log'),
    ssl: 'no',
    disable_plaintext_auth: 'no',
    mail_location: `maildir:${join(dir, 'mail')}/%n`,
  }
  writeFileSync(
    config,
    `${lines(settings)}
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${nobody} gid=${nobody} home=${join(dir, 'mail')}/%n
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
}
`,
  )
  return spawn('dovecot', ['-F', '-c', config], { stdio: ['ignore', 'ignore', 'inherit'] })
}

const lines = (settings: Record<string, string>) =>
  Object.entries(settings)
    .map(([name, value]) => `${name} = ${value}\n`)
    .join('')

async function listening(port: number): Promise<void> {
  for (const giveUpAt = Date.now() + 30_000; Date.now() < giveUpAt; await sleep(100)) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
  }
  throw new Error(`nothing listens on port ${port} after 30 seconds`)
}
