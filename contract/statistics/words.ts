import { sentences } from '../core/sentences.ts'

export const words = sentences({
  admin: 'Admin',
  notAnAct: 'This is not an act of the audit log.',
  whichTable: 'The table must be one of {tables}.',
})
