/** Limits that only forms and the server need. They are apart from limits.ts, which is in the first load of every visitor. */
export const formLimits = {
  finalTask: {
    name: { max: 100 },
    text: { max: 10_000 },
    question: { max: 500 },
    comment: { max: 2000 },
    maxQuestions: 20,
    maxMark: { min: 1, max: 100 },
    /** From one minute to thirteen days. */
    reviewMinutes: { min: 1, max: 13 * 24 * 60 },
  },

  /** `maxText`: of the whole text as JSON, some 10,000 words. */
  lesson: { maxText: 200_000, maxBlocks: 2000, maxRows: 200, maxColumns: 20, formula: 1000, alt: 300, maxPictures: 100 },
  /** `part`: an option, an item, an accepted answer. */
  question: {
    text: 2000,
    explanation: 2000,
    code: 5000,
    alt: 300,
    part: 300,
    options: 12,
    accepted: 20,
    unit: 20,
    gapText: 2000,
    importText: 200_000,
    importAtOnce: 200,
    /** Per author. */
    maxOwn: 5000,
  },
  check: {
    questions: 300,
    passPercent: { min: 50, default: 80 },
    attempts: 100,
    /** Thirty days. */
    pauseMinutes: 30 * 24 * 60,
    timeLimitMinutes: 24 * 60,
  },
  sitePage: { title: { max: 100 }, text: { max: 20_000 } },
  /** Fields of study: a short list. */
  field: { name: { max: 60 }, most: 30 },
  learning: { placeMax: 500, maxDays: 366, shades: [0, 3, 8] },

  /** What people type for something else. The search reads up to three words together. */
  synonym: { max: 60, words: 3, most: 2000 },
  goals: { max: 12, name: { max: 60 }, sentence: { max: 160 } },
  /** `reason`: of an Admin who hides something. */
  reports: { text: { max: 1000 }, reason: { max: 500 } },

  codes: {
    points: { min: 1, max: 100_000 },
    uses: { min: 1, max: 10_000 },
    budget: 10_000_000,
  },

  /** A learner's own routes. */
  learningRoutes: {
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
  },

  captions: { maxBytes: 1024 * 1024, maxCues: 10_000, maxLanguages: 20, label: { max: 100 } },
  ownData: { keptDays: 3, pauseMinutes: 60 },
  passkeys: { max: 20 },
  /** Per user: in progress, or waiting for their book or video to be created. */
  uploads: { maxUnfinished: 20 },
  /** How long a link to a new password and one that confirms an email address can be used. */
  links: { resetMinutes: 60, confirmMinutes: 24 * 60 },
  /** For this long, wrong passwords from elsewhere do not lock out a device or address that has signed in to the account. */
  knownOriginDays: 90,
  /** A session ends this long after the sign-in, however often it is refreshed. */
  longestSessionDays: 90,
  /** The time to enter a code after the password, and to use a passkey after the server asked for it. */
  secondStepMinutes: 5,

  /** The routes in one's own calendar. */
  routeCalendar: {
    /** How many weeks ahead it has blocks. Milestones are in it however far ahead. */
    weeks: 26,
    /** How long a block is at the most. */
    blockMinutes: 8 * 60,
    /** How many materials and skills an event lists. */
    lines: 15,
  },
} as const
