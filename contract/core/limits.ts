/** Of the addresses that users get when their account is deleted. */
export const formerDomain = 'deleted.invalid'

/** The constants of the specification (section 9) and of docs/decisions. */
export const limits = {
  pageSize: {
    courses: 4,
    cart: 10,
    myLearning: 3,
    skills: 6,
    skillChooser: 6,
    resources: 3,
    authors: 6,
    materials: 3,
    finalTasks: 3,
    statistics: 10,
    pointsHistory: 10,
    certificates: 5,
    gifts: 5,
    codes: 10,
    ratings: 5,
  },
  /** To choose from on the list of courses and in searches. The first is the specification's. */
  coursePageSizes: [4, 12, 24],
  /** On a page of a plan's own page; in a search, where the plan stands for the results, it is a page of courses. */
  planSteps: 20,
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
  skills: {
    /** Per author, because searches read the names of all. */
    maxOwn: 500,
  },
  drafts: {
    /** Per author. */
    max: 100,
    /** More than a course may have, because what is too long must be kept too. */
    maxText: 20_000,
    maxChosen: 500,
    /** To the learners of a course, and from an Admin to an author. */
    note: { max: 200, toAuthor: 500 },
    maxVersions: 50,
  },
  material: {
    name: { max: 200 },
    link: { max: 2000 },
    learningMinutes: { min: 1, max: 100_000 },
    duration: { min: 1, max: 100_000 },
    pagesCount: { min: 1, max: 100_000 },
    maxAuthors: 20,
  },

  rating: {
    stars: { min: 1, max: 5 },
    text: { max: 2000 },
    reply: { max: 2000 },
    /** What it took to learn a course, in half hours. */
    minutes: { step: 30, min: 30, max: 60_000 },
    /** From so many answers on, their median counts. */
    timeAnswers: 10,
  },

  /** The editor suggests the first material that takes at most so long as a free preview. */
  preview: { shortMinutes: 10 },

  notifications: {
    /** How many are listed, and counted. */
    shown: 50,
    keptDays: 90,
  },

  /** A course can be returned within so many days, while at most so much of it is learned. So many purchases are listed. */
  refunds: { days: 14, percent: 20, listed: 200 },
  gifts: { days: 30, message: { max: 300 }, shown: 100 },

  /** How many ids of a user's cart are sent, so that cards can show "In cart". */
  cartIds: 1000,
  wishlist: { max: 100 },
  keptPlan: { maxCourses: 100, maxText: 4096 },
  guestCart: { maxIds: 200, maxText: 64 * 1024 },
  image: { maxBytes: 5 * 1024 * 1024 },
  book: { maxBytes: 200 * 1024 * 1024 },
  zip: { maxBytes: 100 * 1024 * 1024 },
  video: { maxBytes: 2 * 1024 * 1024 * 1024 },

  accessTokenMinutes: 15,
  refreshDays: { plain: 1, remembered: 30 },
  refreshGraceSeconds: 10,

  /** How long a proof of identity counts for what asks for one. */
  confirmedMinutes: 10,
  recoveryCodes: 10,
  privateLinkMinutes: 10,

  /** Between the wish to delete an account and the deletion. */
  deletionDays: 7,
} as const
