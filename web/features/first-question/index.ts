import { lazyPart } from '#web/ui/lazy-part.ts'

export { FirstQuestion } from './first-question.tsx'
/** With the question, whose code is fetched together with the first load. */
export const SamplePlan = lazyPart(async () => (await import('./question.tsx')).SamplePlan)
/** Not in the first load. */
export const BackToQuestion = lazyPart(async () => (await import('./back-to-question.tsx')).BackToQuestion)
