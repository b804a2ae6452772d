import { lazyPart } from '#web/ui/lazy-part.ts'

/** A check on the learning screen: what it asks, its questions, and its result. Its code is loaded when it is shown, so it is in a `Suspense`. */
export const CheckPanel = lazyPart(async () => (await import('./check-panel.tsx')).CheckPanel)

export { isAnswered } from './is-answered.ts'
/** A question with what it is answered with, in the same way. */
export const AskedQuestion = lazyPart(async () => (await import('./asked-question.tsx')).AskedQuestion)

/** Questions with their right answers, likewise. */
export const KeyedQuestions = lazyPart(async () => (await import('./keyed-questions.tsx')).KeyedQuestions)
