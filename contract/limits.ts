/** The constants of the specification (section 9) and of docs/decisions. */
export const limits = {
  pageSize: {
    courses: 4,
    cart: 10,
    myLearning: 3,
    skills: 6,
    skillChooser: 6,
    resources: 3,
    articles: 3,
    authors: 6,
    books: 3,
    videos: 3,
    finalTasks: 3,
    statistics: 10,
    pointsHistory: 10,
    certificates: 5,
  },
  defaultPageSize: 12,
  maxPageSize: 100,

  /** The database counts to here. */
  id: { min: 1, max: 2 ** 31 - 1 },

  name: { max: 100 },
  position: { max: 100 },
  email: { max: 254 },
  password: { min: 6, max: 200 },

  course: {
    name: { min: 5, max: 100 },
    shortDescription: { min: 30, max: 150 },
    description: { min: 100, max: 3000 },
    price: { min: 0, max: 1000 },
    skillLevel: { default: 1, min: 1, max: 10 },
    maxSkills: 20,
    /** Higher than what one course adds, because learners reach these levels with several courses. */
    buildsOn: { max: 20, level: { default: 1, min: 1, max: 100 } },
    maxMaterials: 200,
    section: { max: 100 },
    /** Per author, because the profile and the author page show all of them. */
    maxOwn: 500,
  },
  material: {
    name: { max: 200 },
    link: { max: 2000 },
    learningMinutes: { min: 1, max: 100_000 },
    duration: { min: 1, max: 100_000 },
    pagesCount: { min: 1, max: 100_000 },
    maxAuthors: 20,
  },
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

  sitePage: { title: { max: 100 }, text: { max: 20_000 } },

  learning: { placeMax: 500, maxDays: 366, shades: [0, 3, 8] },

  /** How many ids of a user's cart are sent, so that cards can show "In cart". */
  cartIds: 1000,
  captions: { maxBytes: 1024 * 1024, maxCues: 10_000, maxLanguages: 20, label: { max: 100 } },
  guestCart: { maxIds: 200, maxText: 64 * 1024 },
  image: { maxBytes: 5 * 1024 * 1024 },
  book: { maxBytes: 200 * 1024 * 1024 },
  zip: { maxBytes: 100 * 1024 * 1024, maxEntries: 10_000, maxUnpacked: 1024 * 1024 * 1024, maxRatio: 100 },
  video: { maxBytes: 2 * 1024 * 1024 * 1024 },
  /** Per user: in progress, or waiting for their book or video to be created. */
  uploads: { maxUnfinished: 20 },

  accessTokenMinutes: 15,
  refreshDays: { plain: 1, remembered: 30 },
  /** A session ends this long after the sign-in, however often it is refreshed. */
  longestSessionDays: 90,
  /** For this long, wrong passwords from elsewhere do not lock out a device or address that has signed in to the account. */
  knownOriginDays: 90,
  refreshGraceSeconds: 10,
  privateLinkMinutes: 10,
} as const
