import { once } from 'node:events'
import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net'

const tick = 100

// Node was seen to hang when such a process ended, freeing its handles for ever after all tests had passed.
process.on('exit', () => process.exit())

/** A connection between a client and a server that can be disturbed like real ones. */
export class TcpProxy {
  readonly port: number
  private readonly server: Server
  private readonly links = new Set<Link>()
  private stalled = false
  private bytesPerSecond = Number.POSITIVE_INFINITY

  /** A number is a port of this machine. */
  static async start(target: number | NetConnectOpts): Promise<TcpProxy> {
    const server = createServer({ noDelay: true })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new TcpProxy(server, typeof target === 'number' ? { port: target, host: '127.0.0.1' } : target)
  }

  private constructor(server: Server, target: NetConnectOpts) {
    this.server = server
    this.port = (server.address() as { port: number }).port
    server.on('connection', (client) => {
      const link = new Link(client, connect({ ...target, noDelay: true }))
      link.set(this.stalled, this.bytesPerSecond)
      this.links.add(link)
      link.onEnd = () => this.links.delete(link)
    })
  }

  /** Everything flows, including what was held back. */
  pass(): void {
    this.setAll(false, Number.POSITIVE_INFINITY)
  }

  /** Nothing flows, even on new connections, until `pass`. */
  stall(): void {
    this.setAll(true, this.bytesPerSecond)
  }

  /** Limits each direction of each connection. */
  throttle(bytesPerSecond: number): void {
    this.setAll(false, bytesPerSecond)
  }

  /** The current connections never carry anything again, not even their end, as if a firewall had forgotten them; new ones work. */
  silence(): void {
    for (const link of this.links) link.silence()
  }

  /** Cuts the current connections; new ones work. */
  reset(): void {
    for (const link of this.links) link.reset()
  }

  close(): void {
    this.server.close()
    this.reset()
  }

  private setAll(stalled: boolean, bytesPerSecond: number): void {
    this.stalled = stalled
    this.bytesPerSecond = bytesPerSecond
    for (const link of this.links) link.set(stalled, bytesPerSecond)
  }
}

class Link {
  onEnd = () => {}
  private readonly ways: Way[]
  private readonly timer: NodeJS.Timeout
  private stalled = false
  private silent = false
  private bytesPerSecond = Number.POSITIVE_INFINITY

  constructor(client: Socket, server: Socket) {
    this.ways = [
      { from: client, to: server, held: [] },
      { from: server, to: client, held: [] },
    ]
    this.timer = setInterval(() => this.send((this.bytesPerSecond * tick) / 1000), tick)
    for (const way of this.ways) {
      way.from.on('data', (chunk: Buffer) => {
        if (!this.silent) way.held.push(chunk)
        if (this.bytesPerSecond === Number.POSITIVE_INFINITY) this.send(this.bytesPerSecond)
      })
      way.from.on('error', () => {})
      way.from.on('close', () => this.silent || this.reset())
    }
  }

  set(stalled: boolean, bytesPerSecond: number): void {
    Object.assign(this, { stalled, bytesPerSecond })
    if (bytesPerSecond === Number.POSITIVE_INFINITY) this.send(bytesPerSecond)
  }

  silence(): void {
    this.silent = true
    for (const way of this.ways) way.held = []
  }

  reset(): void {
    clearInterval(this.timer)
    // Only a TCP connection can be reset, not a socket in the file system.
    for (const { from } of this.ways) from.remoteAddress ? from.resetAndDestroy() : from.destroy()
    this.onEnd()
  }

  private send(most: number): void {
    if (this.stalled || this.silent) return
    for (const way of this.ways) {
      const held = Buffer.concat(way.held)
      if (held.length > 0) way.to.write(held.subarray(0, most))
      way.held = held.length > most ? [held.subarray(most)] : []
    }
  }
}

interface Way {
  from: Socket
  to: Socket
  held: Buffer[]
}
