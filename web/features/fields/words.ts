import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  // The menus.
  allCourses: 'All courses',

  // The Admins' list.
  fields: 'Fields',
  about:
    'The fields of study that courses belong to, in the order in which they are shown. A field can be removed only if no course uses it.',
  addField: 'Add field',
  added: '{field} was added.',
  noneYet: 'There are no fields yet.',
  moveUp: 'Move {field} up',
  moveDown: 'Move {field} down',
  rename: 'Rename {field}',
  newName: 'New name of {field}',
  remove: 'Remove {field}',
  removed: '{field} was removed.',
})
