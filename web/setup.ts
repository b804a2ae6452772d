/**
 * Must be the first import of main.tsx. Zod reads its settings here when it comes, with the first screen that checks a form; its own
 * `config()` would bring it at once. Without this one it tries `new Function`, which our content security policy refuses and reports.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/**
 * The router calls every entry of the history that it did not make itself by one name, under which it keeps the place on the page.
 * With a name of its own, a page that is opened by its address starts at its top and not where the one before it was left.
 */
if (!history.state?.key) history.replaceState({ ...history.state, key: String(performance.timeOrigin) }, '')

interface PolicyFactory {
  createPolicy(
    name: 'default',
    rules: Record<'createHTML' | 'createScriptURL' | 'createScript', (text: string) => string | null>,
  ): void
}

/**
 * The page runs under `require-trusted-types-for 'script'`. React and Mantine set nothing but style sheets as text, so markup is
 * refused outright: a hole that lets an author's text reach `innerHTML` ends here. Null means refused.
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
