import { prose } from '../write.ts'
import type { DemoTasks } from './types.ts'

export const musicAndArts: DemoTasks = {
  'Drawing what you see': {
    name: 'The first and the last drawing',
    text: prose(`
      Choose three of your thirty drawings: the first one, one that taught you something, and the last one. Photograph them in
      even light.

      Hand in a zip with the three pictures and half a page: what did you look at in each, what would you measure differently,
      and where does the drawing still show a symbol instead of the thing? Talent is not judged. Looking is.
    `),
    days: 4,
    questions: [
      { text: 'Do edges, spaces and proportions come from looking?', maxMark: 40 },
      { text: 'Is there light and shade with a direction?', maxMark: 25 },
      { text: 'Does the text describe what one can see in the drawings?', maxMark: 35 },
    ],
  },
  'Photography in available light': {
    name: 'Three out of forty',
    text: prose(`
      Do one of the twelve assignments again, as well as you can. Hand in a zip with all forty pictures in small size, your
      three in full size, and one sentence for each of the three that begins with: here one sees.

      Note for each the hour, the direction of the light, and what you gave up.
    `),
    days: 3,
    questions: [
      { text: 'Does the light carry the three pictures?', maxMark: 40 },
      { text: 'Do the three tell different things, and was the choice a good one?', maxMark: 35 },
      { text: 'Do the sentences say what one sees?', maxMark: 25 },
    ],
  },
  'Home recording with one microphone': {
    name: 'A minute that sounds close',
    text: prose(`
      Record one minute of voice or one instrument at home: a song, a story, a letter. Cut it from at least two takes, so that
      nobody hears where. Use balance, a little equalising and one space, and nothing else.

      Hand in a zip with the raw takes, the finished minute and a page: where the microphone stood, what you tried before, and
      your three decisions.
    `),
    days: 5,
    questions: [
      { text: 'Does it sound close, clean and free of the room you do not want?', maxMark: 40 },
      { text: 'Can you hear the cuts? None is the full mark.', maxMark: 30 },
      { text: 'Are the three decisions clear, and can they be heard?', maxMark: 30 },
    ],
  },
}
