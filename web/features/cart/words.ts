import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  continueBrowsing: 'Continue browsing',
  courses: 'Courses in the cart',
  removeCourse: 'Remove {course}',
  removed: 'Removed “{course}”.',
  undo: 'Undo',
  isEmpty: 'Shopping Cart is Empty',
  probablyBought: 'The cart is empty now, so your purchase has probably gone through. You will not pay twice.',
  showReceipt: 'Show the receipt',

  // The summary
  totalPrice: 'Total price',
  balanceNow: 'Balance now',
  ofWhichCertain: 'Of which certain',
  missing: 'Missing',
  balanceAfter: 'Balance after',
  buy: 'Buy',
  logInToBuy: 'Log in or register to buy. Your cart is kept.',
  payOnlyOnce: 'You can press Buy again: you pay only once.',

  // Too few points
  needMore: { one: 'You need {count} more point.', other: 'You need {count} more points.' },
  without: { one: 'Without this course you can buy the rest:', other: 'Without these courses you can buy the rest:' },
  couldWait: 'What could wait',
  takeOut: 'Take out',
  takeOutCourse: 'Take out {course}',
  howToEarn: 'You earn points when others buy courses you create.',
  createOrAsk: '<create>Create a course</create>, or ask <admin>an Admin of this portal</admin> to grant you points.',
  becomeCreatorOrAsk:
    'Become a Creator in your <profile>profile</profile>, or ask <admin>an Admin of this portal</admin> to grant you points.',

  // The receipt
  courseIsYours: 'The course is yours',
  coursesAreYours: 'The courses are yours',
  startNow: 'Start now, or find what you have bought in <learning>My Learning</learning> at any time.',
  bought: 'Bought courses',
  andMore: { one: 'and {count} more course', other: 'and {count} more courses' },
  spent: 'Points spent',
  newBalance: 'New balance',
  howToReturn: 'To return one, open it in My Learning, or go to your points history.',
  pointsHistory: 'Points history',
  browseMore: 'Browse more courses',
})
