/** The constants of the specification (section 9) and of the decisions, by name. */
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
  },
  defaultPageSize: 12,
  maxPageSize: 100,

  name: { max: 100 },
  position: { max: 100 },
  email: { max: 254 },
  password: { min: 6, max: 200 },

  guestCart: { maxIds: 200, maxText: 4000 },
  image: { maxBytes: 5 * 1024 * 1024 },

  accessTokenMinutes: 15,
  refreshDays: { plain: 1, remembered: 30 },
  refreshGraceSeconds: 10,
  privateLinkMinutes: 10,
} as const
