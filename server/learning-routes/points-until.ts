import type { RouteForm } from '#contract/learning-routes/learning-routes.ts'

/** The points until the end of a day, null for any time. What was expected by today is part of the balance, or did not come. */
export const pointsUntil = (
  balance: number,
  expected: RouteForm['points']['expected'],
  today: string,
  date: string | null,
): number =>
  expected.reduce((sum, more) => (more.date > today && (date === null || more.date <= date) ? sum + more.points : sum), balance)
