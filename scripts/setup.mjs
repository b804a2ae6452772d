// Makes a fresh clone ready: packages, the web build, and for tests a browser. Quick when nothing is missing.
// It runs on the system's Node (20 or newer), before any package is installed: built-ins only.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  appendFileSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** What is made ready: all packages, or only what `npm start` needs; the web app; the portal's data; programs that tests use. */
const purposes = {
  tools: {},
  start: { web: true, data: true },
  packages: { all: true },
  bench: { all: true, web: true },
  test: { all: true, web: true, programs: true },
}
const purpose = purposes[process.argv[2] ?? 'start']
/** What npm cannot leave out, and nothing here uses: a third of what it installs. */
const unused = [
  // For debugging packages, for compiling some when they are installed, and for readers.
  /\.map$/,
  /^node_modules\/node-[\w-]+\/include\/|\.a$/,
  /\/(?!licen[cs]e|copying|notice)[^/]*\.md$/i,
  // Uploads could keep their state in Redis. The licences are in the third-party notices.
  /^node_modules\/(@redis|@?ioredis)\/(?!.*licen[cs]e[^/]*$)/i,
  // Of the weights of this font the portal and the demo use five.
  /^node_modules\/@expo-google-fonts\/noto-sans\/(\d+\w+_Italic|[1289]00\w+)\//,
]

installPackages()
checkNode()
const filled = purpose.data && !existsSync(join(root, 'web/dist')) ? fillPortal() : undefined
if (purpose.web) buildWeb()
await filled
if (purpose.programs) {
  findBrowser()
  findPostgres()
  findPgBouncer()
  findKhal()
}

function installPackages() {
  // The Docker image contains its packages, but not the lockfile.
  if (!existsSync(join(root, 'package-lock.json'))) return
  const stampFile = join(root, 'node_modules', '.coursewise-packages')
  const all = hashFiles(['package-lock.json'], `${process.platform}-${process.arch}`)
  const some = `${all} without test/packages`
  const present = readOr(stampFile, '')
  if (present === all || (present === some && !purpose.all)) return
  // A clone that had all packages for an earlier lockfile gets all again.
  const isAll = purpose.all || (present !== '' && !present.endsWith(some.slice(all.length)))
  say('Installing packages (once, or after a change of package-lock.json) …')
  // A portal may run on those that are there. So the rest is added to them, while npm ci would begin by deleting them.
  const args = present === some ? ['install', '--no-save'] : ['ci', ...(isAll ? [] : ['--workspaces=false'])]
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  // npm need not ask the registry about what is in its cache. Only a version that is newer than the cache needs the second try.
  if (!succeeds(command, [...first, ...args, '--prefer-offline'])) {
    say('Once more, with what the registry knows now …')
    run(command, [...first, ...args], 'The packages could not be installed. Is the npm registry reachable?')
  }
  removeUnused(isAll)
  writeFileSync(stampFile, isAll ? all : some)
}

function removeUnused(isAll) {
  const files = filesUnder('node_modules').filter((file) => unused.some((pattern) => pattern.test(file)))
  for (const file of files) unlinkSync(join(root, file))
  // With it pdfjs-dist draws outside of a browser, which only tests do.
  if (!isAll) rmSync(join(root, 'node_modules/@napi-rs'), { recursive: true, force: true })
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (existsSync(join(root, 'node_modules/.bin/node')) || major > 24 || (major === 24 && minor >= 7)) return
  fail(
    `Coursewise runs on Node 24.7 or newer. On Linux and macOS (x64, arm64) npm brings it along; on ${process.platform}-${process.arch} ` +
      `please install it yourself (this is ${process.version}).`,
  )
}

/** On a fresh clone, beside the build. What fails here fails again when the portal starts, which then says why. */
function fillPortal() {
  const env = { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache/compiled') }
  const filling = spawn(ownNode(), ['server/prepare.ts'], { cwd: root, env, stdio: 'ignore' })
  process.once('exit', () => filling.kill())
  return new Promise((resolve) => filling.once('exit', resolve).once('error', resolve))
}

function buildWeb() {
  const stampFile = join(root, '.cache', 'web-build')
  const inputs = [
    ...filesUnder('web', ['dist']),
    ...filesUnder('contract'),
    ...filesUnder('media'),
    'package-lock.json',
    'vite.config.ts',
  ]
  const stamp = hashFiles(inputs)
  if (readOr(stampFile, '') === stamp && existsSync(join(root, 'web/dist/index.html'))) return
  say('Building the web app (once, or after a change) …')
  run(ownNode(), ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], 'The web app could not be built.')
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}

function ownNode() {
  const node24 = join(root, 'node_modules/.bin/node')
  return existsSync(node24) ? node24 : process.execPath
}

/** Debian has a package for headless Chromium, with which the tests take half the time. The full one works too. */
function findBrowser() {
  if (process.env.CHROMIUM_PATH || onPath('chromium-headless-shell')) return
  if (process.getuid?.() !== 0 || !onPath('apt-get')) {
    if (onPath('chromium')) return
    fail(
      'The tests drive a real browser. Please install one (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to one.',
    )
  }
  say('Installing Chromium for the tests (once) …')
  if (aptInstall('chromium-headless-shell') || onPath('chromium') || aptInstall('chromium')) return
  fail('Chromium could not be installed.')
}

/** Debian's PostgreSQL, for the tests of faults. Without it they use the built-in one, and say so. */
function findPostgres() {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? readdirSync(folder) : []
  if (versions.some((version) => existsSync(join(folder, version, 'bin/postgres')))) return
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return
  say('Installing PostgreSQL for the tests (once) …')
  // Without creating a cluster or a service: the tests make their own.
  if (!aptInstall('postgresql-common')) return
  appendFileSync('/etc/postgresql-common/createcluster.conf', '\ncreate_main_cluster = false\n')
  aptInstall('postgresql')
}

/** The pooler for the tests without named statements. If it is missing, they count the statements instead. */
function findPgBouncer() {
  if (onPath('pgbouncer') || existsSync('/usr/sbin/pgbouncer') || process.getuid?.() !== 0 || !onPath('apt-get')) return
  say('Installing PgBouncer for the tests (once) …')
  aptInstall('pgbouncer')
}

/** The calendar program that reads the calendars of routes, for one long test. */
function findKhal() {
  if (onPath('khal') || process.getuid?.() !== 0 || !onPath('apt-get')) return
  say('Installing khal for the tests (once) …')
  aptInstall('khal')
}

function aptInstall(name) {
  const options = { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options).status === 0
}

function filesUnder(folder, without = []) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .filter((file) => !without.some((name) => file.startsWith(join(folder, name))))
    .sort()
}

function hashFiles(files, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function onPath(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

function succeeds(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

function run(command, args, problem) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (error || status !== 0) fail(error ? `${problem} (${error.message})` : problem)
}

function readOr(file, fallback) {
  return existsSync(file) ? readFileSync(file, 'utf8') : fallback
}

function say(text) {
  console.log(text)
}

function fail(text) {
  console.error(text)
  process.exit(1)
}
