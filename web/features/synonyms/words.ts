import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  title: 'Synonyms',
  about:
    'What people type for something that courses call otherwise. The search, its suggestions and the first question know a change at once.',
  find: 'Find a synonym',
  none: 'No synonym has this in it.',
  typed: 'What people type',
  typedHelp: 'One to three words, such as “Excel”.',
  meant: 'What they mean',
  meantHelp: 'A skill or a field of study.',
  chosen: '{kind}: {name}',
  skill: 'Skill',
  field: 'Field',
  words: 'Other words',
  chooseMeant: 'Choose a skill or a field from the list.',
  add: 'Add synonym',
  added: '“{typed}” now means {meant}.',
  remove: 'Remove “{typed}” for {meant}',
  removed: '“{typed}” does not mean {meant} any more.',
})
