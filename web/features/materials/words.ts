import type { MaterialKind } from '#contract/materials/material-kinds.ts'
import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  // An author's materials.
  open: 'Open',
  created: '“{name}” is created and added to the course.',
  saved: '“{name}” is saved.',
  closeTitle: 'Close without the new file?',
  discardFile: 'Discard the file',
  goBack: 'Go back',
  notReplacedYet: '“{file}” replaces the present file only when you save.',

  // The fields of the forms.
  name: 'Name',
  minutesToLearn: 'Minutes To Learn',
  publicationDate: 'Publication Date',
  publicationYear: 'Publication Year',
  link: 'Link',
  pagesCount: 'Pages Count',
  duration: 'Duration (sec)',
  quality: 'Quality',
  choose: 'Choose…',

  file: 'File',
  replaceFile: 'Replace the file',
  fileHelp: '{extensions}, at most {size}',
  replaceFileHelp: '{extensions}, at most {size}. Without one, the file stays as it is.',
  aVideo: 'a video: {extensions}',
  aBook: 'a book: {extensions}',
  /** The last two of several kinds of file: "mp4, webm, mov or mkv". */
  lastTwo: '{others} or {last}',
  fileLanguage: 'Language: {language}',
  uploading: 'Uploading, {percent}',

  resource: 'Resource',
  resources: 'Resources',
  chooseResource: 'Choose resource',
  noResources: 'There are no resources yet.',
  createResource: 'Create Resource',

  authors: 'Authors',
  chosenAuthors: 'Chosen authors',
  chooseAuthors: 'Choose authors',
  chooseAuthor: 'Choose at least one author!',
  noAuthors: 'There are no authors yet.',
  createAuthor: 'Create Author',
  addAuthor: 'Add {name}',
  removeAuthor: 'Remove {name}',
  namedInFile: 'Named in the file:',
  authorsInFile: 'Authors named in the file',

  // Captions.
  captions: 'Captions',
  noCaptions: 'This video has no captions yet.',
  language: 'Language',
  captionsFile: 'File with captions',
  uploadCaptions: 'Upload captions',
  captionsHelp: 'WebVTT or SubRip (.vtt, .srt), at most {size}. A file in the same language replaces the previous one.',
  tooLarge: 'This file is too large: at most {size}.',
  captionsSaved: 'The captions in {language} are saved.',
  delete: 'Delete',
  deleteCaptions: 'Delete the captions in {language}',

  // The uploads of an editor.
  uploads: { one: 'Uploads: {count} file', other: 'Uploads: {count} files' },
  uploadsHelp: 'Each file is added to the course when it has arrived. You can go on working meanwhile.',
  added: { one: '{count} file added.', other: '{count} files added.' },
  allAdded: { one: '{count} file is added to the course.', other: '{count} files are added to the course.' },
  uploadOf: 'Upload of {name}',
  createFrom: 'Create {name}',
  chooseAgain: 'Choose it again',
  chooseFileAgain: 'Choose {name} again',
  chooseSameFile: 'Choose the same file again: {name}, {size}.',
  fillIn: 'Fill in',
  fillInFile: 'Fill in {name}',
  retry: 'Retry',
  retryFile: 'Retry {name}',
  cancelFile: 'Cancel {name}',
  discard: 'Discard',
  discardUpload: 'Discard {name}',
  fileWaits: '{name} is waiting for the connection.',
  wasUploaded: 'Was uploaded',
  wasInterrupted: 'Was interrupted',
  notAccepted: 'Not accepted',
  adding: 'Adding…',
  notAdded: 'Uploaded, not added',
  stopped: 'Stopped',
  waiting: 'Waiting for the connection…',
})

type ByKind = Record<MaterialKind, string>

export const kindLists: ByKind = sentences({ video: 'Videos', book: 'Books', article: 'Articles' })
export const noneYet: ByKind = sentences({
  video: 'You have no videos yet. Create the first one below.',
  book: 'You have no books yet. Create the first one below.',
  article: 'You have no articles yet. Create the first one below.',
})
export const newTitles: ByKind = sentences({ video: 'New video', book: 'New book', article: 'New article' })
export const editTitles: ByKind = sentences({ video: 'Edit video', book: 'Edit book', article: 'Edit article' })
export const createButtons: ByKind = sentences({ video: 'Create Video', book: 'Create Book', article: 'Create Article' })
