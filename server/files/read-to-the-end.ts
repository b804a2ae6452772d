import type { IncomingMessage } from 'node:http'

const patience = 5000

/**
 * Reads and drops what a client still sends after it was refused. Many clients read the response only when all is sent; a connection that
 * is closed before that, or is not read, looks broken to them. Clients that have far more to send are cut off after a while.
 */
export function readToTheEnd(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return
  request.unpipe()
  request.resume()
  const timer = setTimeout(() => request.destroy(), patience).unref()
  request.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
}
