import { dirname } from 'node:path'
import { exactImportTargets, type Sources } from '../../test/import-graph.ts'

/** What a browser test asked the portal for when it last ran: addresses of calls (`/api/cart`) and names of code (`cart-screen`). */
export type Touched = Record<string, string[]>

export interface Choice {
  tests: string[]
  /** Sentences. */
  why: string[]
}

/** They put all features together. What they import says nothing about a test that starts the whole server. */
const assembly = /^(server\/(app|jobs|main|portal|stop)\.ts|web\/(screens|main)\.tsx|web\/layout\.tsx)$/
const isTest = (file: string) => /\.(test|spec)\.ts$/.test(file)
const isFeature = (file: string) => /^(server\/(?!core\/|testing\/)[\w-]+\/|web\/features\/)/.test(file)
const readsFiles = /\b(readFileSync|readFile|readdirSync|readdir|glob)\(/
/** Browsers and portals that a test opens by itself are not watched. */
const opensMore = /newContext|startPortal|own-portal|withPortal/
/** Documents reach only the tests that read the whole project. */
const isText = (file: string) => /\.(md|txt)$|^(deploy|docs)\//.test(file)

/** Finds the tests that a change can break. Whatever cannot be known is run. */
export class Reach {
  private readonly sources: Sources
  private readonly graph: Map<string, Set<string>>
  private readonly files: string[]
  private readonly addresses: Map<string, string[]>
  private readonly underServer: Set<string>
  private readonly underScreens: Set<string>

  constructor(sources: Sources) {
    this.sources = sources
    this.graph = new Map([...sources.keys()].map((file) => [file, exactImportTargets(file, sources)]))
    this.files = [...sources.keys()].filter((file) => !isTest(file))
    this.addresses = new Map([...sources].map(([file, text]) => [file, addressesIn(text)]))
    this.underServer = this.toGround(['server/app.ts'])
    this.underScreens = this.toGround(this.files.filter((file) => assembly.test(file) || file.startsWith('demo/')))
  }

  /** Some of the tests, and why these. */
  choose(tests: string[], changed: string[], touched: Touched): Choice {
    const code = changed.filter((file) => !isText(file))
    const strange = code.filter((file) => !this.sources.has(file))
    if (strange.length > 0) return { tests, why: [`All tests run: nobody knows what ${list(strange)} can break.`] }
    const reasons = tests.flatMap((test) => {
      const reason = changed.includes(test) ? 'changed itself' : this.reasonFor(test, code, touched[test])
      return reason ? [{ test, reason }] : []
    })
    const byReason = Object.groupBy(reasons, ({ reason }) => reason)
    return {
      tests: reasons.map(({ test }) => test),
      why: [
        `Changed: ${list(changed)}.`,
        ...Object.entries(byReason).map(([reason, of = []]) => `${reason}: ${list(of.map(({ test }) => test))}`),
        `${reasons.length} of ${tests.length} files of tests run.`,
      ],
    }
  }

  private reasonFor(test: string, code: string[], asked: string[] | undefined): string | undefined {
    const text = this.sources.get(test) ?? ''
    const isBrowser = test.startsWith('e2e/')
    if (test.startsWith('test/')) return 'reads the whole project'
    if (code.length === 0) return undefined
    if (readsFiles.test(text)) return 'reads files by itself'
    if (isBrowser && !asked) return 'has not run here yet, so nobody knows what it touches'
    if (isBrowser && opensMore.test(text)) return 'opens browsers or portals that nobody watches'
    const starts = isBrowser ? this.startsOfScreens(test, asked ?? []) : this.toStarts(test)
    const needs = this.reachedFrom(starts, (file) => assembly.test(file))
    const hit = code.find((file) => needs.has(file))
    if (hit) return `needs ${hit}`
    if (!isBrowser && !needs.has('server/app.ts')) return undefined
    const common = code.find((file) => (isBrowser ? this.underScreens : this.underServer).has(file))
    return common && `needs ${common}, as everything that starts the portal`
  }

  /** A test in a feature's folder is about that feature, which it calls by addresses; it may also name addresses of others. */
  private toStarts(test: string): string[] {
    const beside = this.files.filter((file) => isFeature(test) && dirname(file) === dirname(test))
    return [test, ...beside, ...this.findEndpoints(this.findContract(this.addresses.get(test) ?? []))]
  }

  /**
   * A browser test needs what it imports, the features of the web whose code it loaded or whose calls it made, and the server's side of
   * these calls. Much of a feature can be in the first load, so all of the feature counts.
   */
  private startsOfScreens(test: string, asked: string[]): string[] {
    const loaded = new Set(asked.filter((name) => !name.startsWith('/')))
    const helpers = [test, ...(this.graph.get(test) ?? [])].flatMap((file) => this.addresses.get(file) ?? [])
    const calls = this.findContract([...asked, ...helpers])
    const web = this.files.filter((file) => file.startsWith('web/'))
    const features = new Set(web.filter((file) => loaded.has(builtName(file)) || this.importsOneOf(calls, file)).map(dirname))
    const screens = web.filter((file) => isFeature(file) && features.has(dirname(file)))
    const pages = this.files.filter((file) => file.startsWith('server/pages/'))
    return [test, ...screens, ...pages, ...this.findEndpoints(calls)]
  }

  /** The parts of the contract that name these addresses. */
  private findContract(addresses: string[]): Set<string> {
    const isNamed = (file: string) =>
      this.addresses.get(file)?.some((known) => addresses.some((asked) => asked.startsWith(known)))
    return new Set(this.files.filter((file) => file.startsWith('contract/') && isNamed(file)))
  }

  /** The files of the server that answer them. */
  private findEndpoints(contract: Set<string>): string[] {
    return this.files.filter((file) => file.endsWith('.endpoints.ts') && this.importsOneOf(contract, file))
  }

  private importsOneOf(targets: Set<string>, file: string): boolean {
    return !targets.isDisjointFrom(this.graph.get(file) ?? new Set())
  }

  /** What the assembled portal needs besides its features: nothing works without it. */
  private toGround(starts: string[]): Set<string> {
    return new Set([...this.reachedFrom(starts, isFeature)].filter((file) => !isFeature(file)))
  }

  /** The files themselves too. It does not go on from those where `ends`. */
  private reachedFrom(starts: string[], ends: (file: string) => boolean): Set<string> {
    const reached = new Set(starts)
    const open = [...starts]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (ends(next)) continue
      for (const target of this.graph.get(next) ?? []) {
        if (reached.has(target)) continue
        reached.add(target)
        open.push(target)
      }
    }
    return reached
  }
}

/** The name of what the build makes from a file. */
const builtName = (file: string) => (/([^/]+)\/index\.ts$/.exec(file) ?? /([^/]+)\.(tsx?|css)$/.exec(file))?.[1] ?? ''
const addressesIn = (text: string) => [...text.matchAll(/['"`](\/api\/[\w/-]+)/g)].map((match) => match[1] ?? '')
const list = (names: string[]) =>
  names.length <= 8 ? names.join(', ') : `${names.slice(0, 8).join(', ')} and ${names.length - 8} more`
