import type { App } from './app.ts'

/** For everything that is not a page of ours: whatever it is, it may not run, load or be framed. */
const closed = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox"

/** The page itself: own files only. Styles that the interface library makes carry the nonce of this one answer. */
export const pagePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')

export function sendSafeHeaders(app: App): void {
  const secure = app.settings.publicUrl?.startsWith('https:') ?? false
  app.addHook('onSend', async (request, reply) => {
    const set = (name: string, value: string) => reply.hasHeader(name) || reply.header(name, value)
    set('content-security-policy', closed)
    set('cache-control', 'no-store')
    set('x-content-type-options', 'nosniff')
    set('x-frame-options', 'DENY')
    set('referrer-policy', 'same-origin')
    set('cross-origin-opener-policy', 'same-origin')
    set('cross-origin-resource-policy', 'same-origin')
    set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    set('x-request-id', request.id)
    if (secure) set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}
