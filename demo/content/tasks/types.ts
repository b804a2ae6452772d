export interface DemoTask {
  name: string
  /** Paragraphs, separated by blank lines. */
  text: string
  /** How long a review may take. */
  days: number
  questions: { text: string; maxMark: number }[]
}

/** By the name of the course. */
export type DemoTasks = Record<string, DemoTask>
