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
}

/** The tab keeps the words over the plan or the search that they led to. */
export const questionStore = () => draftStore('coursewise-question', readQuestion, tabStorage)

function readQuestion(stored: unknown): KeptQuestion | undefined {
  const { text, asked, path } = stored as Partial<KeptQuestion>
  const isKept = [text, asked, path].every((value) => typeof value === 'string' && value.length <= questionLength)
  return isKept && path?.startsWith('/') && !path.startsWith('//') ? ({ text, asked, path } as KeptQuestion) : undefined
}
