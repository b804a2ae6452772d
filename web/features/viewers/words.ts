import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  // Any material.
  missingFile: 'The file of this material is missing. Its author can upload it again.',
  download: 'Download',

  // An article.
  from: 'From <strong>{resource}</strong>, <time>{day}</time>',
  inNewTab: '(opens in a new tab)',
  opensInNewTab: 'It opens in a new tab.',
  opensOnSite: 'It opens on {site} in a new tab.',

  // A book. Its numbers are texts: they look like those that are typed.
  opening: 'Opening the book',
  cannotOpen: 'This book could not be opened here. Try again, or download it and open it with another program.',
  otherProgram: 'This book is a {format} file. Download it, and read it with a program for {format} on your device.',
  formatAndSize: '{format}, {size}',
  /** After the field for the number. */
  ofAll: 'of {all}',
  smallerText: 'Smaller text',
  largerText: 'Larger text',
  /** On the buttons for smaller and larger text. */
  letter: 'A',

  // A lesson.
  lesson: 'Lesson',
  openingLesson: 'Opening the lesson',
  cannotOpenLesson: 'This lesson could not be opened. Try again in a moment.',
  print: 'Print',
  note: 'Note',
  warning: 'Warning',
  /** What unfolds, if its author gave it no name. */
  details: 'More',
  missingPicture: 'This picture cannot be shown.',
  /** What can be scrolled sideways. */
  table: 'Table',
  code: 'Code',
  formula: 'Formula',

  // A check, where nobody takes it.
  checkAsks: {
    one: 'This check asks {count} question. To pass, learners answer at least {percent} of it correctly.',
    other: 'This check asks {count} questions. To pass, learners answer at least {percent} correctly in each skill.',
  },
  checkIsForLearners: 'Its questions are shown on the learning screen of the course.',

  // By chapters.
  chapters: 'Chapters',
  contents: 'Contents',
  previousChapter: 'Previous chapter',
  nextChapter: 'Next chapter',
  chapterOf: 'Chapter {number} of {all}',
  brokenChapter: 'This chapter cannot be shown: its file is missing or broken.',

  // By pages.
  pages: 'Pages',
  page: 'Page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageOf: 'Page {number} of {all}',
  size: 'Size',
  smaller: 'Smaller',
  larger: 'Larger',

  // By parts.
  text: 'Text',
  part: 'Part',
  previousPart: 'Previous part',
  nextPart: 'Next part',

  // A video.
  cannotPlay: 'This video cannot be played right now.',
  position: 'Position',
  timeOf: '{time} of {duration}',
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  speed: 'Speed',
  speedWithKeys: 'Speed ({slower} and {faster})',
  captions: 'Captions',
  captionsLanguage: 'Language of the captions',
  pictureInPicture: 'Picture in picture',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  withKey: '{label} ({key})',
})
