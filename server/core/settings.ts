import {
  BadSettings,
  checkBackupDir,
  checkReadUrl,
  connectionsIn,
  firstAdminIn,
  mailIn,
  oidcIn,
  s3In,
} from './combined-settings.ts'
import { type Environment, environment, single } from './environment.ts'

export type Settings = ReturnType<typeof readSettings>

/** A setting keeps its name: SEARCH_SECONDS is `searchSeconds`. Those that mean something only together are one object. */
export function readSettings(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([name, value]) => name in environment.shape && value !== ''))
  const result = environment.safeParse(given)
  if (!result.success) throw new BadSettings(...result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`))
  const e = result.data
  checkBackupDir(e)
  checkReadUrl(e)
  return {
    ...inCamelCase(e),
    databaseConnections: connectionsIn(e),
    s3: s3In(e, given),
    mail: mailIn(e),
    oidc: oidcIn(e, given),
    /** The present key and earlier ones. */
    secretKeys: e.SECRET_KEY,
    demo: e.DEMO ?? (e.DATABASE_URL === undefined && isLoopback(e.HOST)),
    firstAdmin: firstAdminIn(e),
  }
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}

type CamelCase<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name & string>
type Single = { [Name in keyof typeof single.shape as CamelCase<Name>]: Environment[Name] }

const inCamelCase = (e: Environment) =>
  Object.fromEntries(
    Object.keys(single.shape).map((name) => [camelCase(name), e[name as keyof typeof single.shape]]),
  ) as unknown as Single

const camelCase = (name: string) => name.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
