import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setDefaultCACertificates } from 'node:tls'
import { freePort } from '../../test/portal-process.ts'
import { Engine, folderOfPostgres, type Site, waitFor, writeConfig } from './engines.ts'

interface Servers {
  databases: { name: string; port: number; restPort: number }[]
  portals: { name: string; port: number }[]
}

/** What stands before the portals, by TLS, and before the database: it always leads to the present primary. */
export interface Balancer {
  /** Where people open the portal. */
  url: string
  databasePort: number
  /** Waits until it sends requests to this portal. */
  untilUsed(portal: string): Promise<void>
}

/** It starts before the portals, which reach their database through it. */
export async function startHaproxy(site: Site, servers: Servers): Promise<Balancer> {
  const ports = { people: await freePort(), database: await freePort(), statistics: await freePort() }
  const certificate = makeCertificate(folderOfPostgres(site.folder, 'haproxy'))
  const config = writeConfig(site.folder, 'haproxy.cfg', toConfig(servers, ports, certificate))
  new Engine(site, 'haproxy', 'postgres', ['haproxy', '-db', '-f', config]).start()
  const statuses = async () => {
    const response = await fetch(`http://127.0.0.1:${ports.statistics}/;csv`)
    return new Map((await response.text()).split('\n').map((line) => [line.split(',')[1], line.split(',')[17]]))
  }
  await waitFor('HAProxy has found the primary', 30, async () => {
    const found = await statuses()
    return servers.databases.some(({ name }) => found.get(name)?.startsWith('UP'))
  })
  return {
    url: `https://127.0.0.1:${ports.people}`,
    databasePort: ports.database,
    untilUsed: (portal) =>
      waitFor(`HAProxy uses ${portal}`, 60, async () => (await statuses()).get(portal)?.startsWith('UP') ?? false),
  }
}

/** A certificate of our own, which this process trusts from now on. */
function makeCertificate(folder: string): string {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'both.pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  writeConfig(folder, 'both.pem', readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
  setDefaultCACertificates([readFileSync(certificate, 'utf8')])
  return both
}

/** The lines that matter are explained in docs/operations.md. */
function toConfig(
  { databases, portals }: Servers,
  ports: Record<'people' | 'database' | 'statistics', number>,
  certificate: string,
) {
  return `
global
  maxconn 2000
  ssl-default-bind-options ssl-min-ver TLSv1.2

defaults
  option redispatch 1
  retries 3
  timeout connect 2s
  timeout check 4s

frontend people
  mode http
  bind 127.0.0.1:${ports.people} ssl crt ${certificate} alpn h2,http/1.1
  timeout client 60s
  option forwardfor
  http-request set-header X-Forwarded-Proto https
  use_backend unready if { nbsrv(portals) eq 0 }
  default_backend portals

backend portals
  mode http
  balance leastconn
  timeout server 60s
  option httpchk GET /health/ready
  http-check expect status 200
  retry-on conn-failure empty-response 503
  http-request disable-l7-retry unless METH_GET
  default-server check inter 1s fall 2 rise 1
${portals.map(({ name, port }) => `  server ${name} 127.0.0.1:${port}`).join('\n')}

backend unready
  mode http
  timeout server 60s
${portals.map(({ name, port }) => `  server unready-${name} 127.0.0.1:${port}`).join('\n')}

listen database
  mode tcp
  bind 127.0.0.1:${ports.database}
  timeout client 30m
  timeout server 30m
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${databases.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`).join('\n')}

frontend statistics
  mode http
  bind 127.0.0.1:${ports.statistics}
  timeout client 10s
  stats enable
  stats uri /
`
}
