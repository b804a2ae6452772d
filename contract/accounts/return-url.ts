/**
 * Where to go after signing in. The address comes from the URL, so it is hostile: only a path of this portal is accepted, checked as the
 * browser reads it, because `/.//evil.example` becomes `//evil.example`. Everything else leads home. Returns printable ASCII.
 */
export function safeReturnUrl(text: string | null | undefined, origin: string = location.origin): string {
  if (!text || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text) || !URL.canParse(text, origin)) return '/'
  const url = new URL(text, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}
