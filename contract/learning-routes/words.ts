import { sentences } from '../core/sentences.ts'

export const words = sentences({
  weekday: 'Weekday',
  time: 'Time',
  wrongTime: 'Times must be written like 18:30.',
  wrongPoints: 'Points must be a whole number, at least 1.',
  tooManyExpected: 'At most {max} expected amounts of points are possible.',
  noHours: 'Hours a week are required.',
  tooFewHours: 'At least {min} hours a week.',
  tooManyHours: 'At most {max} hours a week.',
  halfHours: 'Hours a week are counted in half hours.',
  chooseSkill: 'Choose at least one skill!',
  tooManyMilestones: 'At most {max} milestones are possible.',
  noSunday: 'Weeks off are named by their Sundays.',
  tooManyWeeksOff: 'At most {max} weeks off are possible.',
  tooManyMusts: 'At most {max} courses can be required.',
  tooManyLeftOut: 'At most {max} courses can be left out.',
  mustAndLeftOut: 'A course cannot be required and left out at the same time.',
  onlyLastWithoutDate: 'Only the last milestone can be without a date.',
  wrongOrder: 'Milestones must be in the order of their dates.',
})
