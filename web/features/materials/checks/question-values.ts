import { z } from 'zod'
import { type BankQuestion, QuestionForm, type QuestionFormInput } from '#contract/checks/bank.ts'
import { type Question, type QuestionInput, type QuestionKind, splitAtGaps } from '#contract/checks/questions.ts'
import { limits } from '#contract/core/limits.ts'
import { Named } from '#contract/materials/materials.ts'

export const questionKinds = ['one', 'several', 'number', 'short', 'order', 'match', 'gaps'] as const satisfies QuestionKind[]

/** A number may be half typed. */
const figures = z.union([z.number(), z.string()])
/** The key identifies a row when others are moved or removed. */
const key = z.int()

/** What the fields of the editor hold: those of every kind, so that trying another kind loses nothing. */
export const QuestionValues = z.object({
  kind: z.enum(questionKinds),
  text: z.string(),
  code: z.object({ language: z.string(), text: z.string() }).nullable(),
  picture: z.object({ file: z.string(), alt: z.string() }).nullable(),
  explanation: z.string(),
  skill: Named.nullable(),
  level: figures,
  options: z.array(z.object({ key, text: z.string(), isRight: z.boolean() })),
  value: figures,
  tolerance: figures,
  unit: z.string(),
  /** One per line, like all lists of short answers. */
  accepted: z.string(),
  isCaseSensitive: z.boolean(),
  items: z.array(z.object({ key, text: z.string() })),
  pairs: z.array(z.object({ key, left: z.string(), right: z.string() })),
  extra: z.string(),
  gapText: z.string(),
  /** May be longer than there are gaps, so that one that is typed again finds its answers. */
  gaps: z.array(z.string()),
  /** The version of the question that is changed; 0 for a new one. */
  version: z.int().default(0),
})
export type QuestionValues = z.output<typeof QuestionValues>

const rows = <Row>(count: number, row: (key: number) => Row) => Array.from({ length: count }, (_, place) => row(place + 1))
export const blankOption = (key: number) => ({ key, text: '', isRight: false })
export const blankItem = (key: number) => ({ key, text: '' })
export const blankPair = (key: number) => ({ key, left: '', right: '' })

/** A new question. It begins with the skill and the level of the one before, which is mostly what is meant. */
export const newQuestion = (like?: Pick<BankQuestion, 'skill' | 'level'>): QuestionValues => ({
  kind: 'one',
  text: '',
  code: null,
  picture: null,
  explanation: '',
  skill: like?.skill ?? null,
  level: like?.level ?? limits.course.skillLevel.default,
  options: rows(4, blankOption),
  value: '',
  tolerance: 0,
  unit: '',
  accepted: '',
  isCaseSensitive: false,
  items: rows(3, blankItem),
  pairs: rows(3, blankPair),
  extra: '',
  gapText: '',
  gaps: [],
  version: 0,
})

export function toValues({ question, skill, level, version }: BankQuestion): QuestionValues {
  const { kind, text, explanation, code, picture } = question
  return {
    ...newQuestion({ skill, level }),
    kind,
    text,
    explanation,
    code: code ? { language: code.language ?? '', text: code.text } : null,
    picture: picture ? { file: picture.file, alt: picture.alt } : null,
    version,
    ...ofKind(question),
  }
}

function ofKind(question: Question): Partial<QuestionValues> {
  switch (question.kind) {
    case 'one':
      return { options: toOptions(question.options, [question.right]) }
    case 'several':
      return { options: toOptions(question.options, question.right) }
    case 'number':
      return { value: question.value, tolerance: question.tolerance, unit: question.unit }
    case 'short':
      return { accepted: question.accepted.join('\n'), isCaseSensitive: question.isCaseSensitive }
    case 'order':
      return { items: question.items.map((text, place) => ({ key: place + 1, text })) }
    case 'match':
      return {
        pairs: question.left.map((left, place) => ({ key: place + 1, left, right: question.right[place] ?? '' })),
        extra: question.extra.join('\n'),
      }
    case 'gaps':
      return { gapText: question.gapText, gaps: question.gaps.map((accepted) => accepted.join('\n')) }
  }
}

const toOptions = (texts: string[], right: number[]) =>
  texts.map((text, place) => ({ key: place + 1, text, isRight: right.includes(place) }))

export const countGaps = (gapText: string) => splitAtGaps(gapText).length - 1

/** What is sent. Rows that were left empty are none. */
export const toBody = (values: QuestionValues): QuestionFormInput => ({
  skill: values.skill && { id: values.skill.id },
  level: values.level,
  question: toQuestion(values),
})

function toQuestion(values: QuestionValues): QuestionInput {
  const { text, explanation, picture } = values
  const code = values.code?.text ? { language: values.code.language || null, text: values.code.text } : null
  const shared = { text, explanation, code, picture }
  const options = values.options.filter(isOption)
  const right = options.flatMap(({ isRight }, place) => (isRight ? [place] : []))
  const texts = options.map(({ text }) => text)
  const pairs = values.pairs.filter(isPair)
  switch (values.kind) {
    case 'one':
      // Without a mark it is no number, which the schema says in its words.
      return { ...shared, kind: 'one', options: texts, right: right[0] ?? Number.NaN }
    case 'several':
      return { ...shared, kind: 'several', options: texts, right }
    case 'number': {
      const { value, tolerance, unit } = values
      return { ...shared, kind: 'number', value: toNumber(value), tolerance: tolerance === '' ? 0 : toNumber(tolerance), unit }
    }
    case 'short':
      return { ...shared, kind: 'short', accepted: toLines(values.accepted), isCaseSensitive: values.isCaseSensitive }
    case 'order':
      return { ...shared, kind: 'order', items: values.items.filter(isItem).map(({ text }) => text) }
    case 'match':
      return {
        ...shared,
        kind: 'match',
        left: pairs.map(({ left }) => left),
        right: pairs.map(({ right }) => right),
        extra: toLines(values.extra),
      }
    case 'gaps': {
      const gaps = Array.from({ length: countGaps(values.gapText) }, (_, place) => toLines(values.gaps[place] ?? ''))
      return { ...shared, kind: 'gaps', gapText: values.gapText, gaps }
    }
  }
}

const isOption = ({ text, isRight }: QuestionValues['options'][number]) => text.trim() !== '' || isRight
const isItem = ({ text }: QuestionValues['items'][number]) => text.trim() !== ''
const isPair = ({ left, right }: QuestionValues['pairs'][number]) => `${left}${right}`.trim() !== ''

const toNumber = (value: number | string) => (value === '' ? Number.NaN : Number(value))
const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** In the order of the fields on the screen, so that the first error is the topmost one. */
const order =
  'kind text code picture options right value tolerance unit accepted items pairs extra gapText gaps explanation skill level'.split(
    ' ',
  )

/** What the contract says about the values, by the field that can mend it. */
export function findErrors(values: QuestionValues): Record<string, string> {
  const checked = QuestionForm.safeParse(toBody(values))
  if (checked.success) return {}
  const found = checked.error.issues.map(({ path, message }) => [toField(path, values), message] as const)
  const rank = (field: string) => order.indexOf(field.split('.')[0] ?? '')
  const sorted = found.sort(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other, 'en', { numeric: true }))
  const errors = new Map<string, string>()
  for (const [field, message] of sorted) if (!errors.has(field)) errors.set(field, message)
  return Object.fromEntries(errors)
}

/** The field of an issue: its place in the form, which also counts the rows that were left empty. */
function toField(path: PropertyKey[], values: QuestionValues): string {
  if (path[0] !== 'question') return String(path[0])
  const [, name, place] = path
  switch (name) {
    case 'code':
      return 'code.text'
    case 'picture':
      return 'picture.alt'
    case 'options':
      return place === undefined ? 'options' : `options.${rowOf(values.options, isOption, place)}.text`
    case 'items':
      return place === undefined ? 'items' : `items.${rowOf(values.items, isItem, place)}.text`
    case 'left':
      return place === undefined ? 'pairs' : `pairs.${rowOf(values.pairs, isPair, place)}.left`
    case 'right':
      if (values.kind !== 'match') return 'right'
      return place === undefined ? 'pairs' : `pairs.${rowOf(values.pairs, isPair, place)}.right`
    case 'gaps':
      return place === undefined ? 'gapText' : `gaps.${Number(place)}`
    default:
      return String(name)
  }
}

/** The row of the form that is at this place of those that are sent. */
const rowOf = <Row>(all: Row[], isSent: (row: Row) => boolean, place: PropertyKey) =>
  all.flatMap((row, at) => (isSent(row) ? [at] : []))[Number(place)] ?? 0

/** The field that takes the focus for an error of a whole list. */
export function firstFieldOf(field: string): string {
  if (field === 'options' || field === 'items') return `${field}.0.text`
  if (field === 'right') return 'options.0.isRight'
  if (field === 'pairs') return 'pairs.0.left'
  return field
}
