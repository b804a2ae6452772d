import { sentences } from '#web/core/sentences.ts'
import { words as first } from './first-words.ts'

/** Words that many features use. */
export const common = sentences({
  cancel: 'Cancel',
  close: 'Close',
  courses: { one: '{count} course', other: '{count} courses' },
  days: { one: '{count} day', other: '{count} days' },
  hours: { one: '{count} hour', other: '{count} hours' },
  level: 'Level {level}',
  loading: first.loading,
  materials: { one: '{count} material', other: '{count} materials' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  minutesInShort: '{minutes} min',
  points: { one: '{count} point', other: '{count} points' },
  remove: 'Remove',
  save: 'Save',
  skills: 'Skills',
  tryAgain: first.tryAgain,
  weeks: { one: '{count} week', other: '{count} weeks' },
})

/** The words of the parts in this folder; those in the first load have theirs in first-words.ts. */
export const words = sentences({
  name: 'Name',
  figures: 'The figures as a table',
  downloadCsv: 'Download CSV',
  downloadCsvOf: 'Download CSV: {what}',
  downloading: 'Downloading, {size}',
  oneMoment: 'One moment',
  preparing: 'Preparing your document …',
  newTab: '(opens in a new tab)',

  // Lists to choose from
  chooseOne: '{list}, choose one',
  filter: 'Filter {list}',
  filterByName: 'Filter by name',
  typeToAdd: 'Type a name, press Enter to add',
  typeToChoose: 'Type a name, press Enter to choose',
  clearFilter: 'Clear the filter',
  noMatch: 'Nothing matches “{text}”.',
  edit: 'Edit',
  editOne: 'Edit {name}',
  delete: 'Delete',
  deleteOne: 'Delete {name}',
  askToDelete: 'Delete “{name}”?',
  deleteForGood: 'This cannot be undone.',
  keep: 'Keep',
  deleted: '“{name}” is deleted.',

  // Passwords
  showCharacters: 'Show characters',
  strength: 'Strength: {word}.',
  veryWeak: 'very weak',
  weak: 'weak',
  fair: 'fair',
  good: 'good',
  strong: 'strong',
  mostUsed: 'This is one of the most used passwords.',
  used: 'Many people use this password.',
  similarToUsed: 'This is close to a password that many people use.',
  personal: 'Your name and your email address are easy to guess.',
  keysInRow: 'Keys in a row are easy to guess.',
  keyPattern: 'Patterns on the keyboard are easy to guess.',
  repeatedCharacters: 'Repeated characters are easy to guess.',
  repeatedParts: 'Repeated parts are easy to guess.',
  sequences: 'Sequences like “abc” or “654” are easy to guess.',
  years: 'Years are easy to guess.',
  dates: 'Dates are easy to guess.',
  addWord: 'Add another word or two.',
})
