import { lazyPart } from '#web/ui/lazy-part.ts'

/** Loaded when somebody types. */
export const Suggestions = lazyPart(async () => (await import('./suggestions.tsx')).Suggestions)
