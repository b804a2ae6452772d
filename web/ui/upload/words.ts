import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  // Files
  chooseFile: 'Choose file',
  chooseAnother: 'Choose another',
  orDrop: 'or drop it here: {help}',
  orDropSeveral: 'or drop one or several here: {help}',
  wrongFile: 'Please choose {what}.',
  emptyFile: 'This file is empty.',
  largeFile: 'This file is too large: at most {size}.',

  // Pictures
  choosePicture: 'Choose picture',
  pictureHelp: 'PNG, JPEG, WebP, GIF or AVIF, at most {size}.',
  wrongPicture: 'This is not a picture that can be used.',
  largePicture: 'The picture is too large.',
  pictureUpload: 'Picture upload',
  leaveWithout: 'Leave without the new picture?',
  onlyWhenSaved: 'Your picture is changed only when you save.',
  leave: 'Leave',
  stay: 'Stay',

  // The upload
  upload: 'Upload',
  uploaded: 'Uploaded',
  notAccepted: 'Not accepted',
  sentOf: '{sent} of {size}',
  waiting: 'Waiting for the connection…',
  checking: 'Checking the file…',
  retry: 'Retry',
  nowWaiting: 'The upload is waiting for the connection.',
  nowChecking: 'The file is being checked.',
  nowUploaded: 'The file is uploaded.',
  nowUploading: 'Uploading, {percent}',
})
