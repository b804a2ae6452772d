/** Of codes that bring points. Not in limits.ts, which is in the first load. */
export const codeLimits = {
  points: { min: 1, max: 100_000 },
  uses: { min: 1, max: 10_000 },
  budget: 10_000_000,
  /** Codes that do not exist, by one user. */
  triesPerHour: 10,
  triesPerAddress: 100,
} as const
