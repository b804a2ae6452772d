import { escapeMarkup } from '#server/core/http/escape.ts'
import { words } from './words.ts'

/** A link into the portal. The path begins with a slash. */
interface Action {
  label: string
  path: string
}

/** What a mail says. Text and HTML are made from it. Everything in it may be authored by users, so it is hostile. */
export interface MailContent {
  /** Also the heading. */
  subject: string
  paragraphs: string[]
  /** A list of news, each with a link of its own. */
  items?: { text: string; action: Action }[]
  /** As a button. */
  action?: Action
  /** In small letters at the end, such as what to do if the mail was not expected. */
  footnote?: string
}

/** `portal` is the origin that all links begin with. `unsubscribe` is a path, for kinds that can be switched off. */
export interface MailLinks {
  portal: string
  unsubscribe?: string | undefined
}

const longestSubject = 200

/** One line of limited length, so that nothing in it can become a header. */
export function mailSubject({ subject }: MailContent): string {
  const line = subject.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return line.length <= longestSubject ? line : `${line.slice(0, longestSubject - 1).toWellFormed()}…`
}

export function writeText(content: MailContent, { portal, unsubscribe }: MailLinks): string {
  const { paragraphs, items = [], action, footnote } = content
  const linkTo = ({ label, path }: Action, indent = '') => `${indent}${label}:\n${indent}${portal}${path}`
  const body = [
    mailSubject(content),
    ...paragraphs,
    ...items.map(({ text, action }) => `* ${text}\n${linkTo(action, '  ')}`),
    ...(action ? [linkTo(action)] : []),
  ]
  const foot = [
    ...(footnote ? [footnote] : []),
    words.why,
    ...(unsubscribe ? [`${words.toStopMails}\n${portal}${unsubscribe}`] : []),
  ]
  return `${body.join('\n\n')}\n\n-- \n${foot.join('\n\n')}\n`
}

/**
 * Styles are inline, because many mail programs drop style sheets. Those that keep them, and show dark pages, use the colours of the dark
 * theme. The tables are for Outlook, which knows no other way to limit a width.
 */
export function writeHtml(content: MailContent, { portal, unsubscribe }: MailLinks): string {
  const { paragraphs, items = [], action, footnote } = content
  const title = inHtml(mailSubject(content))
  const preview = inHtml(paragraphs[0] ?? items[0]?.text ?? words.why)
  const actionUrl = action && escapeMarkup(portal + action.path)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${dark.page} !important; }
  .card { background: ${dark.card} !important; border-color: ${dark.border} !important; }
  .card { border-top-color: ${accent} !important; }
  .line { border-color: ${dark.border} !important; }
  .text { color: ${dark.text} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .link { color: ${dark.link} !important; }
}
</style>
</head>
<body class="page" style="${styles.page}">
<div style="${styles.preview}">${preview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.page}">
<tr><td align="center" style="padding: 24px 12px;">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="${styles.column}">
<tr><td class="text" style="${styles.name}"><span style="${styles.mark}">C</span>&nbsp; Coursewise</td></tr>
<tr><td class="card" style="${styles.card}">
<h1 class="text" dir="auto" style="${styles.title}">${title}</h1>
${paragraphs.map((text) => `<p class="text" dir="auto" style="${styles.text}">${inHtml(text)}</p>`).join('\n')}
${items.map((item) => writeItem(item, portal)).join('\n')}
${
  action
    ? `<p style="${styles.act}"><a href="${actionUrl}" style="${styles.button}">${inHtml(action.label)}</a></p>
<p class="quiet line" style="${styles.address}">${words.openAddress}<br><a class="link" href="${actionUrl}" style="${styles.link}">${actionUrl}</a></p>`
    : ''
}
</td></tr>
<tr><td style="${styles.foot}">
${footnote ? `<p class="quiet" dir="auto" style="${styles.small}">${inHtml(footnote)}</p>\n` : ''}<p class="quiet" style="${styles.small}">${words.why}</p>
${
  unsubscribe
    ? `<p class="quiet" style="${styles.small}"><a class="link" href="${escapeMarkup(portal + unsubscribe)}" style="${styles.link}">${words.stopMails}</a></p>`
    : ''
}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const writeItem = ({ text, action }: { text: string; action: Action }, portal: string) =>
  `<div class="line" style="${styles.item}"><p class="text" dir="auto" style="${styles.itemText}">${inHtml(text)}</p>
<p style="${styles.itemLink}"><a class="link" href="${escapeMarkup(portal + action.path)}" style="${styles.link}">${inHtml(action.label)}</a></p></div>`

const inHtml = (text: string) => escapeMarkup(text).replaceAll(/\r?\n/g, '<br>')

/** The colours of web/tokens.css. */
const light = { page: '#f2f3f8', card: '#ffffff', border: '#e3e4ec', text: '#1b1c26', quiet: '#595d6e', link: '#4f4cc4' }
const dark = { page: '#101118', card: '#181922', border: '#2c2e3b', text: '#e8e9f0', quiet: '#a6a9b9', link: '#b5b8fb' }
const accent = '#5b5bd6'
const font = "font-family: Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;"
/** A long word breaks instead of making the mail wider than a phone. */
const breaks = 'overflow-wrap: anywhere; word-break: break-word;'

const styles = {
  /** What lists of mails show beside the subject. */
  preview: 'display: none; max-height: 0; overflow: hidden;',
  page: `margin: 0; padding: 0; background: ${light.page};`,
  column: `width: 100%; max-width: 560px; ${breaks}`,
  // The card's border is a pixel wide.
  name: `padding: 0 25px 16px; ${font} font-size: 16px; font-weight: 600; color: ${light.text};`,
  mark: `display: inline-block; width: 28px; height: 28px; border-radius: 8px; background: ${accent}; color: #ffffff; line-height: 28px; text-align: center;`,
  card: `padding: 26px 24px 24px; background: ${light.card}; border: 1px solid ${light.border}; border-top: 4px solid ${accent}; border-radius: 12px;`,
  title: `margin: 0 0 16px; ${font} font-size: 22px; line-height: 1.3; font-weight: 700; color: ${light.text};`,
  text: `margin: 0 0 12px; ${font} font-size: 16px; line-height: 1.55; color: ${light.text};`,
  item: `padding: 12px 0; border-top: 1px solid ${light.border};`,
  itemText: `margin: 0; ${font} font-size: 16px; line-height: 1.5; color: ${light.text};`,
  itemLink: `margin: 4px 0 0; ${font} font-size: 14px; line-height: 1.5;`,
  act: `margin: 24px 0; ${font}`,
  button: `display: inline-block; padding: 12px 24px; ${font} font-size: 16px; font-weight: 600; color: #ffffff; background: ${accent}; border-radius: 8px; text-decoration: none;`,
  address: `margin: 0; padding-top: 16px; border-top: 1px solid ${light.border}; ${font} font-size: 13px; line-height: 1.5; color: ${light.quiet};`,
  foot: 'padding: 16px 25px;',
  small: `margin: 0 0 8px; ${font} font-size: 13px; line-height: 1.5; color: ${light.quiet};`,
  link: `color: ${light.link};`,
}
