import { type FilmText, findFilmText } from '../content/films/index.ts'

export interface Scene {
  text: string
  /** In seconds from the beginning. */
  from: number
  to: number
}

export interface Film {
  scenes: Scene[]
  seconds: FilmSeconds
}

/** Films come in three lengths, so that one piece of music for each serves a whole field. */
export const filmSeconds = [20, 24, 28] as const
export type FilmSeconds = (typeof filmSeconds)[number]

const titleSeconds = 3
const wordsPerSecond = 2.7

/** The title and then one sentence after another, each as long as it takes to read it. */
export function planFilm(name: string): Film {
  const sentences = findFilmText(name)
  const total = countWords(sentences.join(' '))
  const needed = titleSeconds + 1 + total / wordsPerSecond
  const seconds = filmSeconds.find((length) => length >= needed) ?? filmSeconds[2]
  return { seconds, scenes: [{ text: name, from: 0, to: titleSeconds }, ...timed(sentences, total, seconds)] }
}

/** The words of the film as captions (WebVTT). */
export const filmCaptions = ({ scenes }: Film) =>
  ['WEBVTT', ...scenes.map(({ text, from, to }) => `${stamp(from)} --> ${stamp(to)}\n${text}`)].join('\n\n').concat('\n')

function timed(sentences: FilmText, total: number, seconds: number): Scene[] {
  let from: number = titleSeconds
  return sentences.map((text, index) => {
    const isLast = index === sentences.length - 1
    const share = ((seconds - titleSeconds) * countWords(text)) / total
    const to = isLast ? seconds : Math.round((from + share) * 4) / 4
    const scene = { text, from, to }
    from = to
    return scene
  })
}

const countWords = (text: string) => text.split(/\s+/).length

const stamp = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`
