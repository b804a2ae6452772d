import { anyAccount } from '#server/accounts/index.ts'
import type { Parts } from '#server/core/app.ts'
import { seedAccounts } from './accounts.ts'
import { seedCourses } from './courses.ts'
import { seedDrafts } from './drafts.ts'
import { seedGifts } from './gifts.ts'
import { seedGoals } from './goals.ts'
import { inLine } from './in-line.ts'
import { seedInsight } from './insight.ts'
import { seedLearning } from './learning.ts'
import { seedNotifications } from './notifications.ts'
import { seedPurchases } from './purchases.ts'
import { seedRatings } from './ratings.ts'
import { seedReports } from './reports.ts'
import { seedRoutes } from './routes.ts'
import { seedSitePages } from './site-pages.ts'
import { seedSubmissions } from './submissions.ts'
import { seedTrainees } from './trainees.ts'
import { seedWishes } from './wishes.ts'

/** Fills an empty portal through the server's own functions, whole or not at all. Returns whether it did. */
export function seedDemo(parts: Parts): Promise<boolean> {
  return parts.db.tx(async (transaction) => {
    const db = inLine(transaction)
    if (await anyAccount(db)) return false
    const people = await seedAccounts(db, parts)
    const courses = await seedCourses(db, parts, people)
    await seedDrafts(db, parts, people, courses)
    await seedPurchases(db, parts, people, courses)
    await seedWishes(db, parts, people, courses)
    await seedLearning(db, parts, people, courses)
    await seedSubmissions(db, parts, people, courses)
    await seedGifts(db, parts, people, courses)
    await seedRatings(db, parts, people, courses)
    await seedInsight(db, parts, people, courses)
    await seedTrainees(db, parts, people, courses)
    await seedReports(db, parts, people, courses)
    await seedNotifications(db, parts, courses)
    await seedSitePages(db, parts, people)
    await seedGoals(db, parts, people)
    await seedRoutes(db, parts, people)
    return true
  })
}
