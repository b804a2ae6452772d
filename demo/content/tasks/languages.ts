import { prose } from '../write.ts'
import type { DemoTasks } from './types.ts'

export const languages: DemoTasks = {
  'Clear English at work': {
    name: 'Three messages, rewritten',
    text: prose(`
      Take three real messages from your work: a request, a refusal and bad news. Change names and figures. Rewrite each of them
      with the point first, people in the sentences and at most half of the words.

      Hand in a zip with the six versions and one sentence for every change that mattered. The reviewer reads your versions
      first, and only then the originals.
    `),
    days: 2,
    questions: [
      { text: 'Do you know after two lines what each message wants?', maxMark: 40 },
      { text: 'Is it polite without being vague?', maxMark: 30 },
      { text: 'Is anything important lost?', maxMark: 15 },
      { text: 'Are the reasons for the changes convincing?', maxMark: 15 },
    ],
  },
  'Japanese from the first sign': {
    name: 'A page about yourself, in kana',
    text: prose(`
      Write eight to twelve sentences about yourself in hiragana and katakana, by hand: name, where you live, what you like,
      what you did yesterday. Use wa, o, ni and de at least once each.

      Hand in a zip with a photograph of the page, the same text typed, and a translation. A recording of yourself reading it is
      welcome.
    `),
    days: 7,
    questions: [
      { text: 'Can the handwriting be read, sign by sign?', maxMark: 30 },
      { text: 'Are the particles used as labels, in the right places?', maxMark: 40 },
      { text: 'Do the sentences say something, and match the translation?', maxMark: 30 },
    ],
  },
  'Spanish in conversation': {
    name: 'A story of three minutes',
    text: prose(`
      Record yourself telling something that happened to you, in three minutes and without reading. Use the background and the
      event, at least two ways of gaining time, and one repair; it will come by itself.

      Hand in a zip with the recording and a transcript with your own notes: what went well, where you stumbled, what you would
      say now.
    `),
    days: 5,
    questions: [
      { text: 'Could you follow the story from beginning to end?', maxMark: 40 },
      { text: 'Are background and events told in the right tenses?', maxMark: 25 },
      { text: 'Does it sound spoken, with pauses, fillers and repairs?', maxMark: 20 },
      { text: 'Are the notes honest and useful?', maxMark: 15 },
    ],
  },
}
