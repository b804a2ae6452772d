import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  // The page.
  noSuchPage: 'There is no such page.',
  lastChanged: 'Last changed on {day}.',
  editThisPage: 'Edit this page',
  notWritten: 'This page has not been written yet. Only Admins see this note.',
  noContact: 'The people who run this portal have not added their contact details yet.',
  writeIt: 'Write it',
  points: 'Points',
  aboutPoints:
    'You start with points when you register, and authors earn the price of each course they sell. If you need more, ask the people who run this portal: an Admin can grant you points. Tell them the email address you log in with.',

  // The Admins' list.
  pages: 'Pages',
  aboutPages: 'Contact and legal pages. The footer links to those that have been written.',
  published: 'Published',
  notWrittenYet: 'Not written yet',
  edit: 'Edit',

  // Writing one.
  pageTitle: '{page} page',
  editHelp: 'Everybody can read it once it is saved. What you write here is recorded in the audit log.',
  title: 'Title',
  text: 'Text',
  formattingHelp:
    'A blank line starts a new paragraph. ## Heading, - list item, [words](https://…) or [words](mailto:…) for a link.',
  openCurrent: 'Open the current version<hidden> (opens in a new tab)</hidden>',
  savePage: 'Save page',
  saved: 'The page is saved.',
  preview: 'Preview',
  nothingWritten: 'Nothing written yet.',
  removePage: 'Remove page',
  removeTitle: 'Remove this page?',
  removeIt: 'Remove it',
  keepIt: 'Keep it',
  textIsDeleted: 'Its text is deleted, and the footer no longer links to it.',
  removed: 'The page is removed.',
})
