import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { after, test } from 'node:test'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { buildServer } from '#server/app.ts'
import { environment } from '#server/core/environment.ts'
import { readSettings } from '#server/core/settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { mallocSettings, nodeFlags } from './portal-process.ts'

const token = 'a token for the metrics'
const t = await startTestApp({ METRICS_TOKEN: token })
/** With everything that has metrics of its own. */
const measured = await buildServer({ ...t, settings: { ...t.settings, backupDir: tmpdir() } })
after(() => measured.close())
const port = environment.parse({}).PORT
/** The limits in server/stop.ts add up to less, as docs/operations.md says. */
const longestStop = 20
/** Settings of Node itself. */
const nodes = ['NODE_ENV', 'NODE_COMPILE_CACHE']

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')
const parts = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part)

const Env = z.record(z.string(), z.coerce.string())
const Service = z.object({
  environment: Env.default({}),
  ports: z.array(z.string()).default([]),
  stop_grace_period: z.string().optional(),
  mem_limit: z.string().optional(),
})
const { services } = z
  .object({ services: z.record(z.string(), Service) })
  .parse(parse(read('compose/compose.yaml'), { merge: true }))
const portals = Object.keys(services).filter((name) => name.startsWith('portal'))
const haproxy = read('compose/haproxy.cfg')
const unit = read('systemd/coursewise.service')

const Resource = z.looseObject({ kind: z.string(), metadata: z.object({ name: z.string() }) })
const manifestFiles = readdirSync('deploy/kubernetes').filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
const resources = manifestFiles
  .flatMap((file) => parseAllDocuments(read(`kubernetes/${file}`)))
  .map((document) => Resource.parse(document.toJS({ maxAliasCount: 10 })))
const resource = (kind: string, name = 'coursewise') => {
  const found = resources.find((one) => one.kind === kind && one.metadata.name === name)
  assert.ok(found, `${kind} ${name} is missing`)
  return found
}
const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.literal('http') }) })
const Pod = z.object({
  terminationGracePeriodSeconds: z.number(),
  containers: z.tuple([
    z.object({
      env: z.array(z.object({ name: z.string(), value: z.string().default('') })),
      ports: z.tuple([z.object({ name: z.literal('http'), containerPort: z.number() })]),
      startupProbe: Probe,
      readinessProbe: Probe,
      livenessProbe: Probe,
      resources: z.object({ limits: z.object({ memory: z.string() }) }),
    }),
  ]),
})
const pod = z.object({ spec: z.object({ template: z.object({ spec: Pod }) }) }).parse(resource('Deployment')).spec.template.spec
const [container] = pod.containers

/** The lines NAME=value of a file. */
const envFile = (file: string): Record<string, string> =>
  Object.fromEntries([...read(file).matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))
const secrets = z.object({ stringData: Env }).parse(resource('Secret')).stringData
const kubernetesSettings = envFile('kubernetes/settings.env')

/** What an operator would fill in. */
const filledIn: Record<string, string> = {
  DATABASE_URL: 'postgresql://coursewise@database/coursewise',
  SECRET_KEY: '0123456789abcdef'.repeat(4),
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
  PUBLIC_URL: 'https://learn.example.org',
  ADMIN_EMAIL: 'boss@example.com',
  ADMIN_PASSWORD: 'a long secret',
  METRICS_TOKEN: token,
  SMTP_URL: 'smtp://portal:secret@mail.example.org',
  MAIL_FROM: 'Coursewise <portal@example.org>',
}
const unitSettings = Object.fromEntries(
  parts(unit, /^Environment=(.*)$/gm).flatMap((line) => line.split(' ').map((pair) => pair.split('='))),
)
/** Without those that are only parts of others. */
const containerSettings = Object.fromEntries(
  container.env
    .filter(({ name }) => !container.env.some(({ value }) => value.includes(`$(${name})`)))
    .map(({ name, value }) => [name, value]),
)
const used: Record<string, Record<string, string>> = {
  ...Object.fromEntries(portals.map((name) => [`compose ${name}`, services[name]?.environment ?? {}])),
  kubernetes: { ...kubernetesSettings, ...secrets, ...containerSettings },
  systemd: { ...unitSettings, ...envFile('systemd/coursewise.env') },
}

for (const [what, env] of Object.entries(used)) {
  test(`${what} uses only settings that the portal knows, with values that it accepts`, () => {
    const known = [...Object.keys(environment.shape), ...nodes, ...Object.keys(mallocSettings)]
    assert.deepEqual(
      Object.keys(env).filter((name) => !known.includes(name)),
      [],
    )
    const filled = Object.entries(env).map(([name, value]) => [
      name,
      value === '' || value.includes('${') ? filledIn[name] : value,
    ])
    readSettings(Object.fromEntries(filled))
  })
}

test('the example of .env names every variable of the compose file', () => {
  const variables = new Set(parts(read('compose/compose.yaml'), /\$\{(\w+)/g))
  assert.deepEqual(Object.keys(envFile('compose/env.example')).sort(), [...variables].sort())
})

test('every file that leads to the portal uses its port', () => {
  assert.deepEqual(new Set(parts(haproxy, /^ {2}server (\S+ \S+)$/gm)), new Set(portals.map((name) => `${name} ${name}:${port}`)))
  assert.deepEqual(
    parts(haproxy, /^ {2}bind :(\d+)/gm),
    services.balancer?.ports.map((pair) => pair.split(':')[1]),
  )
  assert.equal(container.ports[0].containerPort, port)
  const { spec } = z
    .object({ spec: z.object({ ingress: z.array(z.object({ ports: z.array(z.object({ port: z.number() })) })) }) })
    .parse(resource('NetworkPolicy'))
  assert.deepEqual(spec.ingress, [{ ports: [{ port }] }])
  for (const target of parts(read('prometheus/prometheus.yaml'), /:(\d+)[,\]]/g)) assert.equal(Number(target), port)
})

test('the log of the balancer has only the beginning of addresses, because some contain secrets', () => {
  const [format = ''] = parts(haproxy, /^ {2}log-format "(.+)"$/gm)
  assert.match(format, /%HM %\[var\(txn\.beginning\)\]/)
  // The whole address, its path and its query.
  assert.doesNotMatch(format, /%(?:HU|HPO?|HQ|r)\b/)
  assert.doesNotMatch(haproxy, /^\s*option (?:http|https|tcp)log/m)
})

test('health checks ask for paths that the portal has', async () => {
  const { startupProbe, livenessProbe, readinessProbe } = container
  assert.deepEqual(
    [startupProbe, livenessProbe, readinessProbe].map((probe) => probe.httpGet.path),
    ['/health/live', '/health/live', '/health/ready'],
  )
  assert.deepEqual(parts(haproxy, /^ {2}option httpchk GET (\S+)$/gm), ['/health/ready', '/health/live'])
  for (const path of ['/health/live', '/health/ready']) assert.equal((await t.as().get(path)).statusCode, 200)
})

test('nothing is killed before the portal has drained and finished its requests', () => {
  const given: Record<string, number> = {
    ...Object.fromEntries(
      portals.map((name) => [`compose ${name}`, Number.parseInt(services[name]?.stop_grace_period ?? '', 10)]),
    ),
    kubernetes: pod.terminationGracePeriodSeconds,
    systemd: Number(parts(unit, /^TimeoutStopSec=(\d+)$/gm)[0]),
  }
  for (const [what, env] of Object.entries(used)) {
    assert.ok(env.DRAIN_SECONDS, `${what} says nothing about DRAIN_SECONDS`)
    assert.ok((given[what] ?? 0) >= Number(env.DRAIN_SECONDS) + longestStop, what)
  }
})

test('portals behind a balancer drain for longer than it takes to notice', () => {
  const [, seconds, failures] = /default-server inter (\d+)s fall (\d+)/.exec(haproxy) ?? []
  for (const name of portals)
    assert.ok(Number(services[name]?.environment.DRAIN_SECONDS) > Number(seconds) * Number(failures), name)
})

test('there is memory for every worker, beyond what the flags of Node let it keep', () => {
  const [heap = ''] = parts(nodeFlags.join(' '), /--max-old-space-size=(\d+)/g)
  const enoughFor = (workers: string, gigabytes: number) => gigabytes >= Number(workers) * (Number(heap) / 1024 + 0.5)
  const { WORKERS = '', PORTAL_MEMORY = '' } = envFile('compose/env.example')
  assert.ok(enoughFor(WORKERS, Number.parseFloat(PORTAL_MEMORY)))
  for (const name of portals) assert.match(services[name]?.mem_limit ?? '', /^\$\{PORTAL_MEMORY:-2g\}$/)
  assert.ok(enoughFor(kubernetesSettings.WORKERS ?? '', Number.parseFloat(container.resources.limits.memory)))
  assert.match(unit, /^MemoryMax=\d+%$/m)
})

test('the service may write to the folder for backups that its settings name', () => {
  const [folder = ''] = parts(unit, /^ReadWritePaths=-(\S+)$/gm)
  assert.match(read('systemd/coursewise.env'), new RegExp(`^# install -d .* ${folder}$`, 'm'))
})

test('the service starts the portal as npm start does', () => {
  const [command = ''] = parts(unit, /^ExecStart=(.*)$/gm)
  assert.deepEqual(command.split(' ').slice(1), [...nodeFlags, 'server/main.ts'])
  const ofMemory = Object.entries(unitSettings).filter(([name]) => name.startsWith('MALLOC_'))
  assert.deepEqual(Object.fromEntries(ofMemory), mallocSettings)
})

test('the image starts the portal as npm start does', () => {
  const [command = ''] = parts(readFileSync('Dockerfile', 'utf8'), /^CMD (.*)$/gm)
  const [shell, option, script] = z.tuple([z.string(), z.string(), z.string()]).parse(JSON.parse(command))
  const said = execFileSync(shell, [option, script.replace('exec', 'echo')], { encoding: 'utf8' })
  const memory = Object.entries(mallocSettings).map((pair) => pair.join('='))
  assert.deepEqual(said.trim().split(' '), ['env', ...memory, 'node', ...nodeFlags, 'server/main.ts'])
})

test('kustomize applies every manifest but the example of the secrets', () => {
  const kustomization = z.object({ resources: z.array(z.string()) }).parse(parse(read('kubernetes/kustomization.yaml')))
  assert.deepEqual([...kustomization.resources, 'secret.example.yaml'].sort(), manifestFiles.sort())
})

test('the database has enough connections for all portals, and one more during an upgrade', () => {
  const { spec } = z.object({ spec: z.object({ maxReplicas: z.number() }) }).parse(resource('HorizontalPodAutoscaler'))
  const cluster = z
    .object({ spec: z.object({ postgresql: z.object({ parameters: z.object({ max_connections: z.coerce.number() }) }) }) })
    .parse(resource('Cluster', 'coursewise-database'))
  // A replica may become the primary while portals read from it, each with one more connection for its checks.
  const needed = (spec.maxReplicas + 1) * (2 * Number(kubernetesSettings.DATABASE_CONNECTIONS) + 1)
  assert.ok(needed < cluster.spec.postgresql.parameters.max_connections)
})

const Rules = z.object({
  groups: z.tuple([
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          annotations: z.object({ summary: z.string(), action: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ]),
})
const { rules } = Rules.parse(parse(read('prometheus/alerts.yaml'))).groups[0]
const Dashboard = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) })
const { panels } = Dashboard.parse(JSON.parse(read('grafana/dashboard.json')))

test('alerts and dashboard use metrics and states that /metrics has', async () => {
  const { body } = await measured.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  const metrics = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  const expressions = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr)
  for (const expr of expressions) {
    const named = parts(expr, /(\w+)\{/g)
    assert.ok(named.length > 0, expr)
    for (const name of named) assert.ok(name === 'up' || metrics.includes(name), `${name} in ${expr}`)
    for (const state of parts(expr, /state="([^"]+)"/g)) assert.ok(body.includes(`{state="${state}"}`), state)
  }
})

test('every alert says what to do, and the docs say more', () => {
  assert.equal(rules.length, 7)
  for (const { alert, annotations } of rules) {
    for (const sentence of [annotations.summary, annotations.action]) assert.match(sentence, /\.$/)
    const [file = '', anchor = ''] = annotations.runbook.split('#')
    assert.ok(existsSync(file))
    const section = readFileSync(file, 'utf8')
      .split(/^#+ /m)
      .find(
        (text) =>
          text
            .split('\n')[0]
            ?.toLowerCase()
            .replaceAll(/[^a-z ]/g, '')
            .replaceAll(' ', '-') === anchor,
      )
    assert.ok(section?.includes(`**${alert}**`), `${annotations.runbook} says nothing about ${alert}`)
  }
})

test('keys and certificates stay out of the image', () => {
  assert.match(readFileSync('.dockerignore', 'utf8'), /^deploy$/m)
})
