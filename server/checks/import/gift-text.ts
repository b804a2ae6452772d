/** What GIFT escapes with a backslash, because it has a meaning without. */
const escapable = '\\~=#{}:n*'
/** Stands for an escaped character while a text is taken apart. Control characters are in no text that was typed. */
const standIn = (place: number) => String.fromCharCode(0x0e + place)
/** In a protected text, these are the stand-ins. */
const controls = /[^\P{Cc}\t\n]/gu

export const protect = (text: string) =>
  text.replaceAll(controls, '').replaceAll(/\\([\\~=#{}:n*])/g, (_, sign: string) => standIn(escapable.indexOf(sign)))

const unprotect = (text: string) =>
  text.replaceAll(controls, (sign) => {
    const escaped = escapable.charAt(sign.charCodeAt(0) - 0x0e)
    return escaped === 'n' ? '\n' : escaped
  })

export interface FormattedText {
  text: string
  isHtml: boolean
}

/** `[html]` and the like in front of a text. Without it, a text is like the one of its question. */
export function readFormat(written: string, isHtmlByDefault: boolean): FormattedText {
  const text = written.trim()
  const mark = /^\[(html|moodle|plain|markdown)\]/i.exec(text)
  return mark
    ? { text: text.slice(mark[0].length).trim(), isHtml: mark[1]?.toLowerCase() === 'html' }
    : { text, isHtml: isHtmlByDefault }
}

export const hasPicture = ({ text, isHtml }: FormattedText) => isHtml && /<img\b/i.test(text)

/** The words of a text, without escapes, tags and empty lines. */
export function toWords({ text, isHtml }: FormattedText): string {
  const plain = unprotect(text)
  return (isHtml ? withoutTags(plain) : plain)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

const withoutTags = (html: string) =>
  html
    .replaceAll(/<\/?(?:br|p|div|li|tr|h[1-6])\b[^<>]*>/gi, '\n')
    .replaceAll(/<[a-z/!][^<>]*>/gi, '')
    .replaceAll(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => entity(name.toLowerCase()) ?? whole)

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return named[name]
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : undefined
}
