import { asides, asidesWithOther, formatSentences, levelSentences } from './asides.ts'
import type { Level } from './course.ts'
import type { Random } from './random.ts'
import type { Subject } from './read-subjects.ts'
import type { Voice } from './voice.ts'

/** Where a course with a title of its own names its subject. */
export type NamedIn = 'skills' | 'short' | 'text'

interface Plan {
  subject: Subject
  voice: Voice
  level: Level
  /** Undefined where the name names the subject. */
  namedIn?: NamedIn
  random: Random
}

const limits = { name: [5, 100], short: [30, 150], topics: 4 } as const
const languageMarks: Record<Level, string> = { 1: 'A1', 2: 'A2', 3: 'B1', 4: 'B2', 5: 'C1' }

type Fill = (pattern: string) => string

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const fits = (text: string, [least, most]: readonly [number, number]) => text.length >= least && text.length <= most
const namesSubject = (pattern: string) => /\{(n|bare|do)\}/i.test(pattern)

const topicsOf = ({ topics }: Subject, level: Level) => {
  const start = Math.round(((level - 1) * (topics.length - limits.topics)) / 4)
  return topics.slice(start, start + limits.topics)
}

/** Slots are filled with the same values throughout a course. */
function filler({ subject, level, random }: Plan, name: string): Fill {
  const [hook = '', hook2 = hook] = random.shuffle(subject.hooks)
  const [t1 = '', t2 = '', t3 = '', t4 = ''] = topicsOf(subject, level)
  const [m1 = '', m2 = m1] = random.shuffle(subject.makes)
  const bare = name.replace(/^the /, '')
  const values = { n: name, bare, do: subject.does, t1, t2, t3, t4, m1, m2, hook, hook2 }
  const who = random.pick(subject.audiences)
  const o = random.pick(subject.near)
  const known = new Map(Object.entries({ ...values, who, o, level: random.pick(levelSentences[level]) }))
  const joined = (whole: string, first: string, second: string) =>
    `${known.get(first.toLowerCase())}${known.get(second)}`.includes(' and ') ? `{${first}}, as well as {${second}}` : whole
  return (pattern) =>
    pattern.replace(/\{(t\d)\} and \{(t\d)\}/gi, joined).replace(/\{(\w+)\}/g, (_, slot: string) => {
      const value = known.get(slot.toLowerCase())
      if (value === undefined) throw new Error(`no slot ${slot}`)
      return slot.charAt(0) === slot.charAt(0).toUpperCase() ? capital(value) : value
    })
}

/** "Canva for everyone for beginners", "Blender 5 3". */
const readsTwice = (name: string, pattern: string) =>
  [' for ', ' without ', ' in '].some((word) => name.includes(word) && pattern.includes(word)) ||
  (/\d$/.test(name) && /\{N\} \d/.test(pattern))

/** The first of the names that its author would give and that nobody has given yet. */
export function writeName(plan: Plan, voices: Voice[], taken: (name: string) => boolean): string {
  const { subject, voice, level, random } = plan
  const usesAlias = random.chance(level <= 2 ? 0.45 : 0.2)
  const name = usesAlias ? random.pick(subject.aliases) : subject.name
  const others = random.shuffle(voices).flatMap(({ names }) => names[level])
  const markings = subject.field === 'Languages' && random.chance(0.35) ? [`{N} ${languageMarks[level]}: {t1} and {t2}`] : []
  for (const called of [name, subject.name, ...subject.aliases]) {
    const fill = filler(plan, called)
    const written = [...markings, ...random.shuffle(voice.names[level]), ...others]
      .map((pattern) => pattern.replace(/(\{t\d\}) and (\{t\d\})/, '$1, $2'))
      .filter((pattern) => !readsTwice(called, pattern))
      .map(fill)
      .find((text) => fits(text, limits.name) && !taken(text))
    if (written) return written
  }
  throw new Error(`no name left for ${subject.key}`)
}

export function writeTexts(plan: Plan) {
  const { subject, voice, namedIn, random } = plan
  const fill = filler(plan, subject.name)
  return {
    shortDescription: writeShort(voice, namedIn, random, fill),
    description: writeDescription(voice, namedIn, random, fill),
    skills: writeSkills(subject, namedIn, random),
    materials: writeMaterials(plan, fill),
  }
}

function writeShort(voice: Voice, namedIn: NamedIn | undefined, random: Random, fill: Fill): string {
  const named = namedIn === 'short' || (namedIn === undefined && random.chance(0.8))
  const pool = [
    ...random.shuffle(named ? voice.shorts : voice.silentShorts),
    '{T1}, {t2} and {t3}, explained with many examples.',
  ]
  const written = pool.map(fill).find((text) => fits(text, limits.short))
  if (!written) throw new Error('no short description fits')
  return written
}

function writeDescription(voice: Voice, namedIn: NamedIn | undefined, random: Random, fill: Fill): string {
  const silent = namedIn === 'skills' || namedIn === 'short'
  const paragraphs = voice.text.map((sentences) =>
    sentences.map((alternatives) => {
      const allowed = alternatives.filter((pattern) => !(silent && namesSubject(pattern)))
      if (allowed.length === 0) return ''
      const named = allowed.filter(namesSubject)
      const pattern = random.pick(namedIn === 'text' && named.length > 0 ? named : allowed)
      return fill(pattern.replace('{Aside}', writeAside(random)).replace('{Format}', writeFormat(random)))
    }),
  )
  return paragraphs
    .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

function writeAside(random: Random): string {
  const at = random.number()
  if (at < 0.4) return random.pick(asidesWithOther)
  return at < 0.75 ? random.pick(asides) : ''
}

const writeFormat = (random: Random) =>
  random
    .shuffle(formatSentences)
    .slice(0, random.pick([1, 2, 3]))
    .join(' ')

function writeSkills(subject: Subject, namedIn: NamedIn | undefined, random: Random): string[] {
  const [main = subject.name, ...others] = subject.skills
  const withMain = namedIn === 'skills' || (namedIn === undefined && random.chance(0.8))
  const few = random.shuffle(others).slice(0, random.chance(0.5) ? 2 : 1)
  return withMain || few.length === 0 ? [main, ...few] : few
}

function writeMaterials({ subject, voice, level, random }: Plan, fill: Fill): string[] {
  const topics = topicsOf(subject, level)
  const aboutTopics = voice.materials.filter((pattern) => /\{t\}/i.test(pattern))
  const lessons = [...topics, ...random.shuffle(topics).slice(0, 2)].map((topic) =>
    random.pick(aboutTopics).replace('{t}', topic).replace('{T}', capital(topic)),
  )
  const closing = random.pick(voice.materials.filter((pattern) => !aboutTopics.includes(pattern)))
  return [...new Set([...lessons, fill(closing.replace('{m}', '{m1}'))])]
}
