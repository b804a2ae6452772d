import type { Practice } from './types.ts'

export const musicAndArts: Practice = {
  // Drawing what you see
  'Cheap paper makes brave drawings': `
    50 min: Fill twenty sheets in fifty minutes with the same jug: five with the other hand, five in one line, five in ten
    seconds, five as slowly as you can. Lay them out, choose two, and write what they have that the others lack.
  `,
  'Look at the light before the subject': `
    60 min: Put a white object on a white sheet and move one lamp around it: front, side, behind, above. Make a small
    drawing or a picture of each, in three tones. Note which of them shows the form, which the surface and which the mood.
  `,
  'Thirty days, thirty drawings': `
    60 min: Draw the same corner of a room on two days at different hours, half an hour each. On the second day do not
    look at the first sheet. Compare the angles, then the darks, and write which of your two eyes was the better measure.
  `,
  // Songwriting: words, chords and form
  'Rhyme less, mean more': `
    70 min: Write three verses about one object on your table: one with full rhymes, one with near rhymes, one with none.
    Speak all of them over the same slow beat. Mark the lines in which a rhyme chose the word, and mend two of them.
  `,
  'Forms of song: maps and examples': `
    70 min: Map four songs from different decades with a clock: parts, lengths, where the title falls, what is new each
    time. Put the maps under each other. Steal one map and fill it with headlines for a song of your own.

    75 min: Write a melody of eight bars that you can sing without an instrument. Find three chords for it, then three
    others. Sing it over both and describe in one word what each makes of the text.

    80 min: Write the verse and chorus of a song that asks a question and answers it late. Use at most four chords and
    sixty words. Record it with a telephone in one go, mistakes included.

    75 min: Take your chorus apart: change its first chord, its highest note, its first word, one at a time. Record each
    version. Play them to two people without comment, and let them tell you what the song is about.

    90 min: Write a bridge for your song that goes somewhere else: another rhythm, another view, another hour of the day.
    Then find the way back. Sing the whole song twice, stop for ten minutes, and cut whatever you skipped.
  `,
  'Finishing is a skill': `
    85 min: Finish your song: decide on the last line, the last chord and the length, write a clean sheet with words and
    chords, and make one recording from beginning to end. Send it to one person with a single question. You may not change
    anything for a week.
  `,
  // Photography in available light
  'Assignments for windows, streets and rain': `
    60 min: Make a portrait of one person at one window, in six places: beside it, facing it, back to it, near, far, with
    a white sheet as a mirror. Set the exposure by hand each time, and write down the three values of the picture that you
    keep.
  `,
  'Forty become three: how to choose': `
    55 min: Take one hundred of your pictures and choose in three rounds: forty, ten, three. Say aloud why each goes. Put
    the three side by side in all six orders, and write the caption of the best order in one sentence.
  `,
  // Reading music in six weeks
  'Why there are two clefs': `
    55 min: Write the same melody of eight notes in both clefs, at the same sounding pitch. Name every note aloud while
    you point at it, then point in random order. Do it in three rounds with pauses, and note your seconds for each.
  `,
  'Reading tunes: a graded collection': `
    60 min: Clap the rhythms of the first six tunes with a metronome at 60, then at 80, then at 100. A tune counts when
    you clap it twice without stopping. Mark the bar at which each attempt fell apart.

    75 min: Sing five tunes from the page in syllables, slowly, and check the last note of each with an instrument or an
    app. If it is wrong, find the interval at which you slipped, practise that alone, and sing on.

    60 min: Write down three melodies that you know by heart, such as a lullaby, first the rhythm, then the steps. Compare
    with a printed version. Which did you get wrong more often, length or height?

    75 min: Learn two tunes of the last level in portions of four bars: look, sing in your head, sing aloud, check. Put
    the portions together only when each is right twice. Record the result.

    60 min: Let somebody play or sing ten pairs of notes. Say which is higher, how large the step is, and write it down.
    Then read ten pairs from the page and sing them. Keep both scores, and repeat after a week.

    60 min: Read at sight: six tunes that you have never heard, one try each, never stopping, whatever happens. Mark
    afterwards what you would look at first next time: key, rhythm, leaps or the ending.
  `,
  // Home recording with one microphone
  'Blankets, bookshelves and other acoustics': `
    70 min: Walk through your home and clap in every room. Record ten seconds of speech in four places, each with the
    microphone near and far. Build the best corner from what you have, a blanket, a shelf, a mattress, and record the
    proof.
  `,
  'A listening diary for engineers': `
    60 min: Listen to three recordings of one voice with headphones and write for each: how near, how bright, which room,
    what was done to it. Then try to make your own voice sound like one of them with distance and angle alone.

    75 min: Record an instrument or a voice from six positions without touching the level. Cut ten seconds of each, name
    them by number, and let somebody else shuffle them. Describe what you hear before you find out which is which.

    75 min: Record one song in three takes and build one performance from them. Make at most eight cuts, none in the
    middle of a breath. Listen the next morning, and write down which cuts you hear.

    90 min: Mix your song with three decisions only: levels, one filter for each track, one space. Compare at low volume
    with a recording you admire. Export it, play it in the kitchen, in a car and on a telephone, and change one thing.
  `,
  'Sounds from your street': `
    70 min: Record five sounds that only your street has, half a minute each, with a spoken title. Set them in an order
    that tells a day, with no music and no more than three crossfades. Let somebody who knows the street listen with
    closed eyes.
  `,
}
