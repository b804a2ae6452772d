import type { IncomingMessage } from 'node:http'

const patience = 5000

/**
 * Reads and drops the rest of a refused request. Many clients read the response only after they have sent everything; to them a connection
 * that is closed earlier, or not read, looks broken. Clients with far more to send are cut off after a while.
 */
export function readToTheEnd(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return
  request.unpipe()
  request.resume()
  const timer = setTimeout(() => request.destroy(), patience).unref()
  request.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
}
