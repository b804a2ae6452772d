import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  title: 'Insight',
  aboutFigures: {
    other:
      'Figures about learners are anonymous and cover at least {count} of them. They are updated at midnight (UTC) and rounded down to multiples of five.',
  },

  viewsAndSales: 'Views and sales',
  viewsAndSalesFile: 'views and sales',
  whatCounts:
    'A view is one visit to the course page; your own visits do not count. Carts are counted for signed-in users only: guests’ carts stay in their browsers. A gift counts as sold when it is claimed, because you are paid then. A returned course no longer counts as sold.',
  sinceCreated: 'since the course was created',
  neverOpened: 'Nobody has opened this course yet.',
  /** `when`: "in the last 90 days". */
  notOpened: 'Nobody opened this course {when}.',
  views: 'Views',
  viewCount: { one: '{count} view', other: '{count} views' },
  carts: 'Carts',
  addedToCart: 'Added to a cart',
  cartCount: '{count} added to a cart',
  sold: 'Sold',
  soldCount: '{count} sold',
  soldFor: 'for {points}',
  returned: 'Returned',
  returnedCount: '{count} returned',
  wentBack: '{points} went back',
  earned: 'Points earned',
  points: 'Points',

  progress: 'Progress',
  progressFile: 'progress',
  learnersOn: { other: '<strong>At least {count} learners</strong> on {day}, 0:00 UTC.' },
  tooFewLearners: {
    other: 'With {count} learners or more, this shows how far they got. With fewer, it could reveal who they are.',
  },
  materialsLearned: 'Materials learned',
  learners: 'Learners',
  fewerThan: 'Fewer than {count}',

  ratings: 'Ratings',
  readRatings: 'Read the ratings',
  noRatings: 'There are no ratings yet. Learners can rate the course when they have learned half of it.',
  stars: 'Stars',
  starCount: { one: '{count} star', other: '{count} stars' },

  realHours: 'Real hours',
  stated: 'The course states {hours}.',
  tooFewAnswers: {
    other: 'With {count} answers or more, this shows how long learners needed. They are asked when they rate the course.',
  },
  median: {
    other: 'Half of the learners needed at most <strong>{hours}</strong> (median of at least {count} answers).',
  },
  hours: 'Hours',
  answers: 'Answers',
  moreThan: 'More than {from}',
  upTo: 'Up to {to}',
  between: 'More than {from}, up to {to}',
})

/** How many percent of the materials were learned. */
export const places = sentences({ 25: 'A quarter', 50: 'Half', 75: 'Three quarters', 100: 'All: finished' })

export const figuresBy = sentences({
  day: 'Views and sales by day',
  week: 'Views and sales by week',
  month: 'Views and sales by month',
})
export const leftOut = sentences({
  day: 'Days are counted in UTC. Days without any of these are left out.',
  week: 'Days are counted in UTC. Weeks without any of these are left out.',
  month: 'Days are counted in UTC. Months without any of these are left out.',
})
