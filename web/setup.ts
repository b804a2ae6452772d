/**
 * Must be the first import of main.tsx. Zod, which comes with the first screen that checks a form, reads this setting; calling its
 * `config()` would load it at once. Without it, zod tries `new Function`, which our content security policy refuses and reports.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/**
 * The router gives all history entries that it did not create the same key, under which it keeps the scroll position. With a unique key,
 * a page that is opened by its address starts at its top and not where the previous one was left.
 */
if (!history.state?.key) history.replaceState({ ...history.state, key: String(performance.timeOrigin) }, '')

interface PolicyFactory {
  createPolicy(
    name: 'default',
    rules: Record<'createHTML' | 'createScriptURL' | 'createScript', (text: string) => string | null>,
  ): void
}

/**
 * The page runs under `require-trusted-types-for 'script'`. React and Mantine set only style sheets as text, so all markup is refused:
 * this stops a bug that lets an author's text reach `innerHTML`. Null means refused.
 */
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text.includes('<') ? null : text),
  createScriptURL: (text) => (isOwn(new URL(text, location.href)) ? text : null),
  createScript: () => null,
})

function isOwn(url: URL) {
  return url.origin === location.origin && (url.protocol === location.protocol || url.protocol === 'blob:')
}
