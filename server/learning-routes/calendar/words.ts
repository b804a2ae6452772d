import { sentences } from '#contract/core/sentences.ts'

/** In the events of a calendar. */
export const words = sentences({
  week: 'Coursewise: {time} of {route}',
  milestone: 'Coursewise: {levels} ({route})',
  milestoneWithoutSkills: 'Coursewise: milestone ({route})',
  yourMilestone: 'Your milestone, by the end of this day:',
  ifYouKeepTo: 'You will reach this on this day if you keep to your schedule:',
  material: '{course}: {material}, {time}',
  materialGoesOn: '{course}: {material}, {time}, continues next week',
  more: 'and {count} more',
  hours: '{hours} h',
  minutes: '{minutes} min',
  hoursAndMinutes: '{hours} h {minutes} min',
})
