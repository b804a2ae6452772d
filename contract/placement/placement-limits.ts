/** What a placement may ask, and how long its result counts. */
export const placementLimits = {
  /** Questions have levels up to it. */
  level: { min: 1, max: 10 },
  /** The most that one placement asks. */
  questions: 20,
  /** Days between two tries of a skill. */
  pauseDays: 30,
  /** For so many days, a level counts in plans. */
  countsDays: 365,
  /** Of what a guest's browser keeps, in characters. */
  guestToken: 6000,
} as const

/** Whether a text can be what a guest's browser keeps. Whether the server made it is checked where it is used. */
export const isGuestToken = (text: string): boolean => text.length <= placementLimits.guestToken && /^[\w.-]*$/.test(text)
