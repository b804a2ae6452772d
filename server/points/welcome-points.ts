import type { Parts } from '#server/core/app.ts'
import type { Settings } from '#server/core/settings.ts'
import { hasMailServer } from '#server/mail/index.ts'
import { issuePoints, openPointAccount, takeWelcomeDue } from './points.queries.ts'
import { movements } from './words.ts'

/** Where a mail server sends, welcome points wait for the confirmed address: registering is free, an address that gets mail less so. */
export const welcomeWaits = (settings: Settings): boolean => hasMailServer(settings) && !settings.demo

/** The points account of a new user, with the welcome points in it or on their way. */
export async function openAccount(parts: Parts, userId: number): Promise<void> {
  await openPointAccount(parts.db, userId, parts.settings.welcomePoints)
  if (!welcomeWaits(parts.settings)) await giveWelcomePoints(parts, userId)
}

/** Once for ever. Must run in a transaction. */
export async function giveWelcomePoints({ db, clock }: Parts, userId: number): Promise<void> {
  const points = await takeWelcomeDue(db, userId)
  if (points > 0) await issuePoints(db, { userId, points, kind: 'welcome', reason: movements.welcome, now: clock.now() })
}
