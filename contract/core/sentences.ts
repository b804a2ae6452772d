/**
 * What people read, in one file per feature: `words.ts` in contract, server and web. A text has `{placeholders}`; one that depends on a
 * number, the forms that the language needs; one with a link or the like, `<tags>`. docs/decisions/0022-words.md says why.
 */
export const locale = 'en-US'

/** The forms of a text by `{count}`. English has two of them, other languages up to six. */
export type CountedText = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
export type Text = string | CountedText
export type Texts = Readonly<Record<string, Text>>

type Form<T extends Text> = T extends CountedText ? T[keyof T & Intl.LDMLPluralRule] & string : T
type Placeholder<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never
type Tag<T> = T extends `${string}</${infer Name}>${infer Rest}` ? Name | Tag<Rest> : never

/** What a text has to be given: the values of its placeholders, and what makes an element of each of its tags. */
export type Values<T extends Text, Element> = {
  [Name in Placeholder<Form<T>> | (T extends CountedText ? 'count' : never)]: Name extends 'count' ? number : string | number
} & { [Name in Tag<Form<T>>]: (text: string) => Element }

type Sentence<T extends Text, Element> = keyof Values<T, Element> extends never
  ? string
  : (values: Values<T, Element>) => Tag<Form<T>> extends never ? string : Element
export type Sentences<T extends Texts, Element> = { readonly [Name in keyof T]: Sentence<T[Name], Element> }

type Given<Element> = Record<string, string | number | ((text: string) => Element)>

const isFilled = (text: Text) => typeof text !== 'string' || /[{<]/.test(text)

/** Texts as what screens and mails use: `words.title`, `words.left({ count: 3 })`. */
export const sentencesWith =
  <Element>(join: (parts: (string | Element)[]) => Element) =>
  <const T extends Texts>(texts: T) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        isFilled(text) ? (values: Given<Element>) => joined(parts(text, values), join) : text,
      ]),
    ) as Sentences<T, Element>

/** Where there are no elements: in the contract and on the server. */
export const sentences = sentencesWith<string>((parts) => parts.join(''))

/** One text with its values. */
export const filled = (text: Text, values: Record<string, string | number>): string => parts<string>(text, values).join('')

const joined = <Element>(parts: (string | Element)[], join: (parts: (string | Element)[]) => Element) =>
  parts.some((part) => typeof part !== 'string') ? join(parts) : parts.join('')

/** The text is taken apart before the values are put in, so that no value can be read as a tag or a placeholder. */
function parts<Element>(text: Text, values: Given<Element>): (string | Element)[] {
  const form = typeof text === 'string' ? text : (text[pluralRules().select(Number(values.count))] ?? text.other)
  const fill = (part: string) => part.replaceAll(/\{(\w+)\}/g, (_, name: string) => shown(values[name]))
  // Of [before, name, inside, after, name, inside, after …] every third begins with a name.
  const pieces = form.split(/<(\w+)>(.*?)<\/\1>/)
  return pieces.flatMap((piece, at): (string | Element)[] => {
    if (at % 3 === 0) return piece === '' ? [] : [fill(piece)]
    const make = values[piece]
    return at % 3 === 1 && typeof make === 'function' ? [make(fill(pieces[at + 1] ?? ''))] : []
  })
}

const shown = (value: unknown) => (typeof value === 'number' ? numbers().format(value) : String(value))

/** Making one takes long, and few first screens need it. */
const once = <T>(make: () => T) => {
  const made: { it?: T } = {}
  return () => {
    made.it ??= make()
    return made.it
  }
}
const pluralRules = once(() => new Intl.PluralRules(locale))
const numbers = once(() => new Intl.NumberFormat(locale))
