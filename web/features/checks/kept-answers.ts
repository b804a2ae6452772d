import type { Answer } from '#contract/checks/answers.ts'
import { type BrowserStorage, storage as browserStorage, checkAnswers } from '#web/core/storage.ts'

export type KeptAnswers = ReturnType<typeof keptAnswers>

/** Answers that the server does not have yet, for all tabs of this browser. Undefined: nothing is kept; null: the answer was taken back. */
export function keptAnswers(userId: string, attemptId: number, storage: BrowserStorage = browserStorage) {
  const prefix = `${checkAnswers}${userId}-${attemptId}-`
  const key = (position: number) => `${prefix}${position}`
  const write = (answer: Answer | null) => JSON.stringify({ answer })
  return {
    get: (position: number): Answer | null | undefined => read(storage.get(key(position))),
    keep: (position: number, answer: Answer | null) => storage.set(key(position), write(answer)),
    /** Keeps an answer that was given in the meantime. */
    remove(position: number, saved: Answer | null) {
      if (storage.get(key(position)) === write(saved)) storage.remove(key(position))
    },
    clear: () => storage.removeAll(prefix),
    /** Reports answers that another tab keeps. */
    watch(onAnswer: (position: number, answer: Answer | null) => void) {
      const listen = (event: StorageEvent) => {
        const answer = event.key?.startsWith(prefix) ? read(event.newValue) : undefined
        if (answer !== undefined) onAnswer(Number(event.key?.slice(prefix.length)), answer)
      }
      addEventListener('storage', listen)
      return () => removeEventListener('storage', listen)
    },
  }
}

/** Only this portal writes it; what cannot be read is as if it were not there. */
function read(text: string | null): Answer | null | undefined {
  try {
    return (JSON.parse(text ?? '{}') as { answer?: Answer | null }).answer
  } catch {
    return undefined
  }
}
