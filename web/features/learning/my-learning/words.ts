import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  title: 'My Learning',
  routes: 'Routes',
  wishlist: 'Wishlist',
  help: 'Help',

  all: 'ALL',
  inProgress: 'IN PROGRESS',
  learnedTab: 'LEARNED',
  statistics: 'Statistics',

  page: 'Page {page} of {pages}',
  coursesIn: '{tab} courses',
  browse: 'Browse courses',
  noCourses: 'The courses you buy appear here.',
  noneInProgress: 'You have no course with something left to learn.',
  noneLearned: 'Courses move here when everything in them is learned.',
  seeInProgress: 'See what is in progress',
  firstPage: 'To the first page',
  lastPage: 'The last page is page {page}.',
  learnedOf: '{learned} of {all} learned',
  progressOf: 'Progress of {course}',
  continue: 'Continue',
  learnCourse: 'Learn Course',

  learnedInWeeks: {
    one: '{count} material learned in these three weeks',
    other: '{count} materials learned in these three weeks',
  },
  nothingInWeeks: 'Nothing learned in these three weeks',
  today: 'Today',
  twoWeeksBack: 'Two weeks back',
  twoWeeksForward: 'Two weeks forward',
  materialsLearned: 'Materials learned',
  planned: 'Planned',
  reviewDeadline: 'Review deadline',

  // A day for screen readers: "Tuesday, November 3, today, 4 materials learned, 25 minutes planned, review deadline".
  dayIsToday: 'today',
  dayLearned: { one: '{count} material learned', other: '{count} materials learned' },
  dayPlanned: '{time} planned',
  dayHasDeadline: 'review deadline',

  deadlines: 'Deadlines',
  late: 'Late',
  reviewTask: 'Review another learner’s final task',
  plannedTime: 'Planned ({time})',
  learnedCount: 'Learned ({count})',
  nothingYetToday: 'Nothing learned yet today.',
  nothingLearned: 'Nothing was learned on this day.',
  nothingDue: 'Nothing is due on this day.',

  yourWeeks: 'Your weeks',
  learnedThisWeek: 'Learned this week',
  streak: 'Streak',
  longestStreak: 'Longest streak',
  learnedInYear: 'Learned in the last 52 weeks',
  keepStreak: 'Learn something by Saturday to keep your streak.',
  hoursByWeek: 'Hours by week',
  nothingInYear: 'Nothing was learned in the last 52 weeks.',
  noWeeks: 'Learn something, and your weeks appear here.',
  hoursInShort: '{hours} h',

  hoursPerWeek: 'Hours learned per week',
  total: '<time>{minutes}</time> in the last {weeks} weeks',
  ofWeek: {
    one: '<time>{minutes}</time> in the week of {day}, {count} material',
    other: '<time>{minutes}</time> in the week of {day}, {count} materials',
  },
  hoursInWords: '{time} in the last {weeks} weeks. The table below has each week.',
  hoursInWordsWithMost: '{time} in the last {weeks} weeks, most in the week of {day} with {most}. The table below has each week.',
  weekOf: 'Week of',
  learned: 'Learned',
  materials: 'Materials',
  weeksHelp:
    'Weeks begin on Sunday, in the time zone of this device ({timeZone}). A week’s hours are the learning time of the materials that you learned in it. Weeks with nothing learned are left out.',

  skillsOverTime: 'Skills over time',
  noSkills: 'Finish a course, and the skills that it teaches appear here.',
  skillsFrom: 'From {day} until this week.',
  skillsFromWithHighest:
    'From {day} until this week. These are your {shown} highest skills; <profile>your profile</profile> has all {all}.',
  level: 'Level {level}',
  /** A step of a skill for screen readers, in a row of them. */
  levelOn: 'level {level} on {day}',
  skillsByDay: 'Skills by day',
  skillAndCourse: 'Skill and course',
  dayHead: 'Day',
  levelHead: 'Level',
  skillsHelp: 'A level rises when you finish a course for the first time, and stays.',

  helpTitle: 'How My Learning works',
  helpLearned:
    'You mark a material as learned yourself, on the learning screen. A material that is in several of your courses counts in each of them.',
  progress: 'Progress',
  helpProgress: 'How many of a course’s materials are learned. It is 100% only when all of them are.',
  certificate: 'Certificate',
  helpCertificate:
    'At 100% you get the course’s certificate and its skills. They stay yours, even when the course changes later. Your profile lists all your certificates.',
  finalTask: 'Final task',
  helpFinalTask:
    'If a course has one, it opens at 100% and stays open. You submit a zip file, another learner reviews it, and you review one of theirs. You see your mark when both are done.',
  calendar: 'Calendar',
  helpCalendar:
    'Under Statistics each day shows how many materials you learned; the darker, the more. A clock marks the day by which you should review a final task. If you follow a route, a dashed line around a day shows that something is planned, and how long it takes. Choose a day to see its details.',
  weeks: 'Weeks',
  helpWeeks:
    'Below the calendar, the learning time of the materials that you learned in each week, from Sunday to Saturday. A streak is a row of weeks in which you learned at least one material; the present week does not end it before it is over.',
})
