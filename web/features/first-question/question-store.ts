import { questionLength } from '#contract/first-question/question-length.ts'
import { draftStore } from '#web/core/draft-store.ts'
import { tabStorage } from '#web/core/storage.ts'

export interface KeptQuestion {
  /** What is in the field. */
  text: string
  /** What was asked last; empty if nothing was. */
  asked: string
  /** The address of the screen with the question. */
  path: string
  /** The user whose words they are; undefined for a guest. */
  viewer: string | undefined
}

/** The tab keeps the words over the plan or the search that they led to. Nobody else who uses the tab gets them. */
export const questionStore = (viewer: string | undefined) =>
  draftStore('coursewise-question', (stored) => readQuestion(stored, viewer), tabStorage)

function readQuestion(stored: unknown, viewer: string | undefined): KeptQuestion | undefined {
  const { text, asked, path, viewer: owner } = stored as Partial<KeptQuestion>
  const isKept = [text, asked, path].every((value) => typeof value === 'string' && value.length <= questionLength)
  if (!isKept || owner !== viewer || !path?.startsWith('/') || path.startsWith('//')) return undefined
  return { text, asked, path, viewer } as KeptQuestion
}
