import type { FilmTexts } from './types.ts'

export const design: FilmTexts = {
  'Tasks before screens': [
    'Before the first box, write down who does what, and how often.',
    'The daily task gets the short way. The yearly task may take three steps.',
    'A screen without a task is decoration. A task without a screen is a complaint.',
    'Your turn: list ten tasks of an allotment garden, and order them by how often.',
  ],
  'Grey boxes and honest layouts': [
    'Draw in grey first. Colour makes a weak layout look finished.',
    'Put in real words, with the longest name and the shortest. Boxes lie about length.',
    'Squint: what do you see first, second, third? That is the order you have drawn.',
    'Your turn: lay out one screen in three ways, ten minutes for each.',
  ],
  'Space is a material': [
    'What stands close belongs together. Space says it before any line does.',
    'Use few steps, such as 4, 8, 16 and 32, and let each of them mean something.',
    'A heading stands closer to its own text than to the text above.',
    'Your turn: remove every line from a form and separate by space alone.',
  ],
  'The states everyone forgets': [
    'Empty, loading, wrong, offline, too long, too many: six screens hide behind each one.',
    'An empty list is a first visit. Say what will be here and how to begin.',
    'A mistake needs three things: what happened, what was kept, and what to do now.',
    'Your turn: draw the six states of a list of garden bookings.',
  ],
  'Watching in silence: a first test': [
    'Give a task, not a tour: please book a plot for Saturday.',
    'Be silent. Each time you help, you lose what you came to see.',
    'Note where the eyes stop and the hand hesitates, word for word and click by click.',
    'Your turn: watch one person for ten minutes and say nothing.',
  ],
  'Squint: seeing value': [
    'Value is how light a colour is. It carries most of the form you see.',
    'Half close your eyes: details go, and light and dark remain.',
    'If a picture works in grey, it forgives almost any hue.',
    'Your turn: paint an egg in five greys, and no line.',
  ],
  'Hue and chroma, one slider at a time': [
    'Hue is the name of a colour, chroma its strength, and lightness is the third slider.',
    'Move one slider alone. Your eye learns only what it can isolate.',
    'A yellow can be light and strong at once. A blue of that strength is dark.',
    'Your turn: make five colours of equal lightness, and test them in grey.',
  ],
  'A palette from a memory': [
    'Remember a place. Which colour filled most of it? It is rarely the one you name first.',
    'Choose a large quiet colour, a middle one, and one small loud one.',
    'Write the amounts beside the colours. A palette is a recipe and not a shelf.',
    'Your turn: build the kitchen of your childhood from five colours.',
  ],
  'Eight versions of one article': [
    'The same text, set eight times. Each time only one thing changes.',
    'First size, then measure, line height, paragraphs, headings, numbers and tables.',
    'The typeface comes last, because good setting makes many typefaces good.',
    'Your turn: read two versions aloud and note where you stumble.',
  ],
  'Measure and line height': [
    'A line of 45 to 75 characters lets the eye find its way back.',
    'The longer the line, the more space it needs to the next one.',
    'Small screens want a shorter line and a slightly tighter step.',
    'Your turn: set one paragraph at 40, 66 and 100 characters, and read each.',
  ],
  'Choosing a typeface, at last': [
    'Look at the letters that carry your text: a, e, g, and the numbers.',
    'Can you tell I, l and 1 apart, and O from 0? On a form this matters.',
    'One family with two weights does most of the work. A second one needs a reason.',
    'Your turn: set a timetable in three typefaces and choose the calmest.',
  ],
  'A morning with the screen off': [
    'Turn on the screen reader, switch off the screen, and book a table.',
    'Without headings a page is one long sentence. With them it is a map.',
    'A button that is read only as button tells you nothing at all.',
    'Your turn: listen to your own start page and note each unclear word.',
  ],
  'Structure that can be heard': [
    'One main heading, then levels without gaps: like the contents of a book.',
    'A list is announced with its length, and a table with its columns. Use them.',
    'Use a real button for what acts, and a link for what leads somewhere.',
    'Your turn: write the outline of a page using its headings alone.',
  ],
  'Keyboard paths and visible focus': [
    'Put the mouse away. Can you reach everything, in an order that makes sense?',
    'The focus must be seen. If it is ugly, draw a better one, but never remove it.',
    'What opens must close with Escape and give the focus back to where it was.',
    'Your turn: fill in a booking form with the keyboard only.',
  ],
  'Testing with people, respectfully': [
    'You test the page, never the person. Say so, and mean it.',
    'Ask which tools they use, and let them use their own machine as it is set up.',
    'Pay for the time, keep promises about recordings, and share what you changed.',
    'Your turn: write the invitation for a test in simple words.',
  ],
  'Monday: what would change your mind': [
    'Write down what you believe. What is not written can never be wrong.',
    'Beside each belief: what would I have to hear to change my mind?',
    'A belief that nothing could change is not a question for research.',
    'Your turn: note three beliefs about your users and one surprise for each.',
  ],
  'An interview that goes well': [
    'Tell me about the last time. Last times are facts; usually is an opinion.',
    'After the answer, count to four. The best sentence often comes at three.',
    'She repeats the person’s own word, and gets a whole story in return.',
    'Your turn: listen again and write down the shortest useful question.',
  ],
  'An interview that does not': [
    'Would you use this? Yes, surely. The answer is polite, and worth nothing.',
    'He explains his idea for six minutes. The guest now knows what to say.',
    'Two questions at once, and only the easier one is answered.',
    'Your turn: rewrite three of his questions so that they ask for a last time.',
  ],
}
