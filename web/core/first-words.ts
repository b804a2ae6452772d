import { sentences } from './sentences.ts'

/** Why a call or a page failed. */
export const words = sentences({
  unreachable: 'Coursewise cannot be reached. Check your connection and try again.',
  tooSlow: 'Coursewise took too long to respond. Try again in a moment.',
  logIn: 'Please log in to continue.',
  onlyAdmins: 'This page is for Admins.',
  failed: 'Coursewise could not do that right now ({status}). Try again in a moment.',
  request: '{message} (Request {id})',
  noCode: 'A part of this page could not be loaded. Check your connection and try again.',
  fault: 'Something went wrong on this page. Please reload it.',
})
