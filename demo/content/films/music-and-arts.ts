import type { FilmTexts } from './types.ts'

export const musicAndArts: FilmTexts = {
  'A symbol is not an eye': [
    'We draw what we know: an almond for an eye. The eye in front of you is another shape.',
    'Turn the photograph upside down, and draw edges in place of things.',
    'Look longer than you draw: two glances at the model for each one at the paper.',
    'Your turn: draw your own hand for ten minutes without looking at the paper.',
  ],
  'The spaces between chairs': [
    'Between the legs of a chair there are shapes. Draw those.',
    'A space has no name, so your hand cannot fall back on a symbol.',
    'When the spaces are right, the chair is right without being drawn.',
    'Your turn: draw only the spaces of two chairs that stand together.',
  ],
  'Proportion with a pencil at arm’s length': [
    'Stretch your arm, close one eye, and mark a length with your thumb.',
    'How many heads high is the figure? Count before you begin.',
    'Check widths against heights. The eye is easily fooled by one of them.',
    'Your turn: measure a bottle: how often does its width fit into its height?',
  ],
  'A line that wants to be sung': [
    'Say the line aloud. Where your voice rises by itself, the tune begins.',
    'Strong words fall on strong beats. If they do not, change the words.',
    'A line that is easy to breathe is easy to remember.',
    'Your turn: write one line about your kitchen and speak it in four beats.',
  ],
  'Find the beat, lose it, find it again': [
    'The beat is where your foot wants to go. It is there before you count it.',
    'Clap between the beats. When you get lost, return to the foot.',
    'Stop for four beats in silence and come in again together.',
    'Your turn: walk to a song, and clap on two and four.',
  ],
  'Three chords and a question': [
    'Home, away and almost home: three chords are enough for a thousand songs.',
    'The fifth chord asks a question, and the first chord answers it.',
    'Stay on the question one bar longer, and everybody leans forward.',
    'Your turn: play one, four, five, one, and hold the five twice as long.',
  ],
  'The chorus comes late': [
    'A chorus is a door. The verse is the corridor, and may be one step longer.',
    'Let the line before it stop early. The silence pulls.',
    'Then give the chorus higher notes, longer words and fewer of them.',
    'Your turn: put a rest of one bar before a chorus that you know.',
  ],
  'Rewriting in the open': [
    'The first version says what the song is about. The second one shows it.',
    'Cut the line you are proud of, and see whether the song misses it.',
    'Change one thing at a time, and sing the whole verse after each.',
    'Your turn: replace three abstract words by things one can touch.',
  ],
  'One corner, eight times': [
    'The same corner at eight hours is eight different rooms.',
    'Morning light comes low and cool, noon is hard, evening is long and warm.',
    'Keep the camera still. Only the light may change.',
    'Your turn: choose a corner today and set eight alarms for tomorrow.',
  ],
  'Exposure in plain words': [
    'Three taps fill the bucket: the opening, the time and the sensitivity.',
    'A wide opening gives much light and little depth. A long time gives light and blur.',
    'Open one tap by a step, close another, and the brightness stays.',
    'Your turn: take one picture in three ways that are equally bright.',
  ],
  'Against the sun': [
    'Against the light, edges glow and faces go dark. Decide which of them you want.',
    'Measure on what matters, and let the rest be too bright or too dark.',
    'Hide the sun behind a branch or a shoulder, and the haze is gone.',
    'Your turn: make one silhouette and one portrait against the same window.',
  ],
  'Street lamps and long shadows': [
    'At night the light has an edge. Wait until somebody walks into it.',
    'Lean on a wall, breathe out, and take three pictures in a row.',
    'Let the black be black. A night that looks like day tells nothing.',
    'Your turn: stand under one lamp for twenty minutes and wait.',
  ],
  'Walking rhythms': [
    'Your steps are the quarter notes. Everything else fits between or across them.',
    'Two claps to a step are eighths, one clap over two steps is a half note.',
    'A rest is walked as well. Silence has a length.',
    'Your turn: walk one line of rhythm while you speak its syllables.',
  ],
  'Three notes, then five': [
    'Begin with three neighbours: do, re, mi. Up is up on the page, too.',
    'From line to space is a step, from line to line is a skip.',
    'With five notes you can read a hundred songs for children.',
    'Your turn: sing mi, re, do, and find it in a song you know.',
  ],
  'Sing it before you play it': [
    'If you can sing it, your fingers have a goal. If not, they only press.',
    'Read the rhythm first, then the first and last note, and then the rest.',
    'A wrong note sung is a question. Play the first note and ask again.',
    'Your turn: sing four bars of a new tune, and only then play them.',
  ],
  'Hearing the room': [
    'Clap once. What you hear after the clap is the room.',
    'Hard parallel walls ring. Soft and uneven things swallow the sound.',
    'Walk while you speak, and find the place where your voice sounds closest.',
    'Your turn: record one sentence in four places of your home.',
  ],
  'Where to put the microphone': [
    'A hand wide is close and warm. An arm long is airy, and lets the room in.',
    'Move it by ear: one person plays, one listens on headphones and points.',
    'A little to the side of the mouth, and the p no longer pops.',
    'Your turn: record the same phrase at three distances and name each sound.',
  ],
  'Levels: set once, leave alone': [
    'Play the loudest part, and set it so that peaks stay well below the top.',
    'What is too quiet can be lifted later. What is clipped is lost.',
    'Then take your hand off the knob. A take has one level.',
    'Your turn: record a whisper and a shout without changing anything.',
  ],
  'Cutting between takes': [
    'Cut where something else is loud: on a consonant, on a drum, in a breath.',
    'Overlap the two takes by a few thousandths of a second. The click is gone.',
    'Choose the take that tells the story, and not the one without a fault.',
    'Your turn: build one good verse from three ordinary ones.',
  ],
  'A mix with three decisions': [
    'First decision: what is in front? Set it first and build around it.',
    'Second: what fights with it? Turn that down before you turn anything up.',
    'Third: one space for all. A little of the same room makes a band of strangers.',
    'Your turn: mix with the volume very low, and listen from the next room.',
  ],
}
