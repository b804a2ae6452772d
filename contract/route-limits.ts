/** Of a learner's own routes. Not in limits.ts, which is in the first load. */
export const routeLimits = {
  max: 20,
  name: { max: 60 },
  milestones: { max: 4 },
  hoursPerWeek: { min: 0.5, max: 80 },
  weeksOff: { max: 52 },
  expected: { max: 12 },
  left: { max: 100 },
  /** How many steps the staircase has at the most. */
  plans: 8,
  /** How far ahead a route is planned; what takes longer needs more hours a week. */
  days: 5 * 365,
} as const
