import pg from 'pg'

/** Milliseconds for one look at one server. All are looked at at the same time. */
const longestLook = 2000

export interface DatabaseServer {
  /** With its port, as the URL has it. */
  host: string
  /** The URL of this server alone, because pg does not know URLs with several. */
  url: string
}

/** The servers in a URL like postgresql://user@a:5432,b:5433/portal, which is how PostgreSQL's own tools write several. */
export function serversIn(url: string): DatabaseServer[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? []
  return hosts.split(',').map((host) => ({ host, url: before + host + after }))
}

/** The server that takes writes, among those in a URL. It is remembered until there is a reason to doubt it. */
export class Primary {
  private readonly servers: DatabaseServer[]
  private found: string | undefined
  private search: Promise<string> | undefined

  constructor(url: string) {
    this.servers = serversIn(url)
    this.found = this.isOnly ? url : undefined
  }

  /** Whether there is nothing to choose. A single server is used even if it only takes reads. */
  get isOnly(): boolean {
    return this.servers.length === 1
  }

  /** Returns its URL; rejects if no server takes writes. All callers share one search. */
  find(): Promise<string> | string {
    if (this.found !== undefined) return this.found
    this.search ??= this.look().finally(() => {
      this.search = undefined
    })
    return this.search
  }

  /** The next `find` looks again. */
  doubt(): void {
    if (!this.isOnly) this.found = undefined
  }

  private async look(): Promise<string> {
    const looks = this.servers.map(lookAt)
    try {
      this.found = await Promise.any(looks)
      return this.found
    } catch (error) {
      const reasons = (error as AggregateError).errors.map((reason: Error) => reason.message)
      throw new Error(`none of the servers in DATABASE_URL takes writes: ${reasons.join('; ')}`)
    }
  }
}

/** Returns the server's URL if it takes writes. */
async function lookAt({ host, url }: DatabaseServer): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: longestLook, query_timeout: longestLook })
  // A connection that breaks after the response matters to nobody.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('show transaction_read_only')
    if (rows[0].transaction_read_only === 'on') throw new Error('it is read-only')
    return url
  } catch (error) {
    throw new Error(`${host}: ${(error as Error).message}`)
  } finally {
    void client.end().catch(() => {})
  }
}
