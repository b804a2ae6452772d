/** What learners say about a course, by the number of their stars. Empty: stars alone. */
export const demoRatingTexts: Record<number, string[]> = {
  5: [
    'Clear from the first page to the last. I did every exercise, and each one taught me something the text had not said.',
    '',
    'The examples are from real work. I used what I learned on the Monday after.',
    'Short films, good books, no padding. I wish all courses respected my time like this.',
    'I had tried to learn this twice before. This time it stayed.',
    '',
    'The order of the materials is well chosen: each step uses the one before.',
  ],
  4: [
    'Very good. The second book is denser than the rest, so plan an evening more for it.',
    '',
    'Good explanations and honest about what it leaves out. A few more exercises at the end would help.',
    'I learned what I came for. The films could be a little slower.',
    '',
  ],
  3: [
    'Solid, but I knew about half of it. Check what it builds on before you start.',
    'The articles are excellent, the films less so.\n\nIt took me longer than stated.',
    '',
  ],
  2: ['Too much in too little time for me. I stopped after two thirds and may come back later.', ''],
  1: ['Not what I expected from the description.'],
}

/** How authors reply to a rating that says something. */
export const demoReplies = [
  'Thank you. I have noted it for the next revision.',
  'Thank you for the detail. The stated time assumes that the exercises are done once; I will say so in the description.',
  'Glad that it helped. There is more on this in the last article.',
]
