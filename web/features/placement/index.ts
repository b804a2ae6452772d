import { lazyPart } from '#web/ui/lazy-part.ts'

/** "What do you know already?", for a plan. Its code is loaded when there is a plan, so it is in a `Suspense`. */
export const Placement = lazyPart(async () => (await import('./placement-card.tsx')).PlacementCard)
