import { sentences } from '#contract/core/sentences.ts'
import {
  addressTooLong,
  badRequest,
  conflict,
  failed,
  forbidden,
  noRoom,
  notAcceptable,
  notFound,
  notSignedIn,
  refusing,
  tooLarge,
  tooMany,
  unavailable,
  wrongType,
} from './refusals.ts'

/** What every feature can refuse. */
export const refusals = refusing('core', {
  pleaseLogIn: notSignedIn('Please log in.'),
  sessionOver: notSignedIn('Your session has ended. Please log in again.'),
  tokenOver: notSignedIn('Your session needs to be renewed.'),
  onlyAdmins: forbidden('Only an Admin can do this.'),
  onlyCreators: forbidden('Only Creators can do this.'),
  otherSite: forbidden('This request came from another site and was refused.'),
  noAntiForgeryToken: forbidden('This request lacks its anti-forgery token. Please reload the page and try again.'),
  tooManyAttempts: tooMany({
    one: 'Too many attempts. Please try again in a minute.',
    other: 'Too many attempts. Please try again in {count} minutes.',
  }),

  noSuchPage: notFound('This page or item does not exist.'),
  alreadyDone: conflict(
    'Your first attempt was received with the values you entered then. Nothing else was changed. Check the result before you try again.',
  ),
  commonPassword: badRequest('This is one of the most used passwords. Please choose another one.'),

  noSuchThing: notFound('This {what} does not exist.'),
  onlyItsCreator: forbidden('Only the creator of this {what} or an Admin can delete it.'),
  stillUsed: conflict('This {what} cannot be deleted: it is used by {uses}.'),

  manyReading: tooMany('Many people are reading right now. Please try again in a moment.'),
  manySigningIn: tooMany('Many people are signing in right now. Please try again in a moment.'),
  manyPictures: tooMany('Many pictures are being drawn right now. Please try again in a moment.'),
  manyDocuments: tooMany('Many documents are being made right now. Please try again in a moment.'),
  documentFailed: unavailable('This document could not be made right now. Please try again.'),
  manyZipChecks: tooMany('Many files are being checked right now. Please try again in a moment.'),
  zipCheckFailed: unavailable('This file could not be checked right now. Please try again.'),

  stopping: unavailable('The portal is stopping. Please try again in a moment.'),
  noRoom: noRoom('Coursewise has no space for this file right now. Please try again later.'),
  filesAway: unavailable('The portal cannot reach its files right now. Please try again in a moment.'),
  databaseAway: unavailable('The portal cannot reach its database right now. Please try again in a moment.'),
  databaseFull: unavailable('The portal cannot save anything right now. Please try again in a few minutes.'),
  databaseReadOnly: unavailable('The portal cannot save anything right now. Please try again in a moment.'),
  databaseBusy: unavailable('The portal is very busy right now. Please try again in a moment.'),

  notStorable: badRequest('This contains a text or a number that cannot be stored.'),
  notUnderstood: badRequest('The request could not be understood.'),
  formatNotAccepted: notAcceptable('This file is too large, or was sent in a format that is not accepted.'),
  tooLarge: tooLarge('This is too large.'),
  addressTooLong: addressTooLong('This address is too long.'),
  contentNotAccepted: wrongType('This kind of content is not accepted here.'),
  ourFault: failed('Something went wrong on our side.'),
})

/** The name of the code is that of the endpoint that takes the proof: `errorCodes.confirm` of the contract. */
export const { confirm: notConfirmed } = refusing('accounts', { confirm: forbidden('Please confirm that it is you.') })

export const words = sentences({
  fieldIsMissing: 'This field is required.',
  fieldIsWrong: 'This value is not valid.',

  /** What uses something, as in `stillUsed`. */
  twoUses: '{first} and {second}',
  andMoreUses: '{uses} and {rest} more',
  otherUse: 'something else',
})
