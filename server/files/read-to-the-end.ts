import type { IncomingMessage } from 'node:http'

const patience = 5000

/**
 * Reads and forgets what a client still sends after it was refused. Many clients read the answer only when all is sent; a connection that
 * is closed before that, or that nobody reads from, looks broken to them. Who has far more to send is cut off after a while.
 */
export function readToTheEnd(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return
  request.unpipe()
  request.resume()
  const timer = setTimeout(() => request.destroy(), patience).unref()
  request.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
}
