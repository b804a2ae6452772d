import { practice } from '../content/practice/index.ts'
import type { Block } from './read-blocks.ts'

interface Exercise {
  minutes: number
  text: string
}

/** The exercises of a book, an article or a lesson that have a time of their own. */
const findExercises = (name: string): Exercise[] =>
  (practice[name] ?? '')
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, minutes, text] = /^(\d+) min: (.+)$/s.exec(part.trim()) ?? []
      if (!minutes || !text) throw new Error(`an exercise of “${name}” does not begin with its time: ${part}`)
      return { minutes: Number(minutes), text: text.replace(/\s*\n\s*/g, ' ') }
    })

/** As they stand in the material, each with its number and its time. */
export const exerciseBlocks = (name: string): Block[] =>
  findExercises(name).map(({ minutes, text }, index) => ({
    kind: 'text',
    text: `Exercise ${index + 1}, about ${minutes} minutes: ${text}`,
  }))

/** The last part of an article or a lesson. */
export function exercisePart(name: string): Block[] {
  const exercises = exerciseBlocks(name)
  return [{ kind: 'heading', text: exercises.length > 1 ? 'Exercises' : 'Exercise' }, ...exercises]
}

const stated = /^(?:Exercise \d+, about|The exercises of this chapter take about) (\d+) minutes/

/** The time that a text asks for its exercises, as it says itself. */
export const exerciseMinutesIn = (blocks: Block[]): number =>
  blocks.reduce((sum, block) => sum + (block.kind === 'text' ? Number(stated.exec(block.text)?.[1] ?? 0) : 0), 0)
