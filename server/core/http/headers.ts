import type { App } from '../app.ts'

/** For everything but our own pages: it must not run, load anything or be framed. */
const closed = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox"

/** A worker loads nothing by itself. It may run WebAssembly that the page sends (decoders of pictures), but never text as code. */
export const workerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'"

export interface PageSources {
  /** The hashes of inline scripts and styles. */
  inline: { scripts: string[]; styles: string[] }
  /** Where videos come from, besides the portal. */
  videos: string | undefined
  /** Whether the portal shows pages of its own in frames: a demo shows its mails. */
  hasFrames: boolean
}

/** The page itself: own files, and what the sources name. */
const pagePolicy = ({ inline, videos, hasFrames }: PageSources) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    "connect-src 'self'",
    "img-src 'self' blob: data:",
    ["media-src 'self' blob:", ...(videos ? [videos] : [])].join(' '),
    "font-src 'self'",
    "worker-src 'self' blob:",
    ...(hasFrames ? ["frame-src 'self'"] : []),
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default books',
  ].join('; ')

/** Headers that only a page needs. */
export const pageHeaders = (sources: PageSources) => ({
  'content-security-policy': pagePolicy(sources),
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
})

export function sendSafeHeaders(app: App): void {
  const secure = app.settings.publicUrl?.startsWith('https:') ?? false
  const headers = {
    'content-security-policy': closed,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  // Set first, so that an endpoint can override them.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
}
