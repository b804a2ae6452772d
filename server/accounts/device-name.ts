import { words } from './words.ts'

/** The first that matches counts: most browsers also name others for compatibility. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Such as "Firefox on Linux"; null if neither is known. Always made from our own words: clients can send any user agent. */
export function deviceName(userAgent = ''): string | null {
  const browser = firstIn(browsers, userAgent)
  const system = firstIn(systems, userAgent)
  return browser && system ? words.device({ browser, system }) : (browser ?? system ?? null)
}

const firstIn = (names: readonly (readonly [string, RegExp])[], userAgent: string) =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0]
