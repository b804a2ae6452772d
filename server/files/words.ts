import { badRequest, conflict, forbidden, notFound, refusing, tooLarge, tooMany, wrongType } from '#server/core/refusals.ts'

export const refusals = refusing('files', {
  noFile: badRequest('Choose a file!', 'file'),
  notAFileForm: badRequest('Please send a file.', 'file'),
  fileTooLarge: tooLarge('This file is too large: at most {size}.'),
  noSpaceLeft: tooLarge('Your files would take more than {gigabytes} GB together. Delete some that you no longer need.'),
  connectionClosed: badRequest('The connection was closed before the form arrived.'),
  noSuchFolder: notFound('There is no such folder for uploads.'),
  linkIsOver: forbidden('This link is no longer valid. Please reload the page that you got it from.'),
  tooManyForms: tooMany('You are sending {count} files already. Please wait until one of them has arrived.'),
  tooManyPreviews: tooMany('Many people are looking at previews right now. Please try again in a moment.'),

  // Resumable uploads.
  folderOfNoUploads: badRequest('Name the folder of the upload: videos or books.'),
  tooManyUnfinished: conflict('You have {count} uploads that are not finished. Finish or cancel one before you begin another.'),
  noSuchUpload: notFound('There is no such upload.'),
  uploadGone: badRequest('This upload no longer exists. Please choose the file again.', 'file'),
  uploadUnfinished: badRequest('The upload is not finished yet.', 'file'),

  // Pictures.
  notAPicture: wrongType('This is not a picture we can read. Please choose a PNG, JPEG, WebP, GIF or AVIF file.', 'file'),
  notYourAvatar: badRequest('The picture must be one that you uploaded here.', 'avatar'),
  notYourThumbnail: badRequest('Please upload the picture again.', 'thumbnail'),

  // Videos and books.
  notAVideo: wrongType('Please choose a video: mp4, webm, mov or mkv.', 'file'),
  notABook: wrongType('Please choose a book: pdf, epub, djvu, mobi, docx or txt.', 'file'),
  contentIsNoVideo: wrongType(
    'This file is named .{extension}, but its content is something else. Please choose a video: mp4, webm, mov or mkv.',
    'file',
  ),
  contentIsNoBook: wrongType(
    'This file is named .{extension}, but its content is something else. Please choose a book: pdf, epub, djvu, mobi, docx or txt.',
    'file',
  ),
  notPlayable: wrongType('{reason}', 'file'),

  // Zips of final tasks.
  notAZip: wrongType('This is not a complete, readable zip file.', 'file'),
  zipIsEmpty: wrongType('This zip file is empty.', 'file'),
  zipHasTooMany: wrongType('A zip may contain at most {most} files.', 'file'),
  zipIsTooMuch: wrongType('This zip unpacks to too much: at most 1 GB, and at most 100 times its own size.', 'file'),
  zipIsEncrypted: wrongType('An encrypted zip cannot be reviewed. Please pack it without a password.', 'file'),
  zipLeadsOutside: wrongType('This zip contains a file with a path that leads outside of it.', 'file'),
  zipHasLink: wrongType('This zip contains a symbolic link. Please pack real files only.', 'file'),
  zipHasArchive: wrongType('This zip contains another archive. Please put its files in directly.', 'file'),
})
